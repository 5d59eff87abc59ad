// Written by `make gen` from openapi/. Change the contract, not this file.
import * as context from '../src/http/handler.ts'
import type { operations } from './apps.types.ts'

export interface OrdersHandlers {
  listOrders: context.Handler<operations['listOrders'], context.Reading & context.ByApp>
  countOrders: context.Handler<operations['countOrders'], context.Reading & context.ByApp>
  createPackingSlips: context.Handler<operations['createPackingSlips'], context.Writing & context.ByApp>
  createPickList: context.Handler<operations['createPickList'], context.Writing & context.ByApp>
  getOrder: context.Handler<operations['getOrder'], context.Reading & context.ByApp>
  updateOrder: context.Handler<operations['updateOrder'], context.Writing & context.ByApp & context.Recording>
  deleteOrder: context.Handler<operations['deleteOrder'], context.Writing & context.ByApp>
  getOrderTimeline: context.Handler<operations['getOrderTimeline'], context.Reading & context.ByApp>
  getProofFile: context.Handler<operations['getProofFile'], context.Reading & context.ByApp>
  cancelOrder: context.Handler<operations['cancelOrder'], context.Reading & context.ByApp & context.Recording>
  markOrderPaid: context.Handler<operations['markOrderPaid'], context.Writing & context.ByApp & context.Recording>
  createPaymentLink: context.Handler<operations['createPaymentLink'], context.Writing & context.ByApp>
  getOrderPacking: context.Handler<operations['getOrderPacking'], context.Reading & context.ByApp>
  getPackingSlip: context.Handler<operations['getPackingSlip'], context.Reading & context.ByApp>
  refundOrder: context.Handler<operations['refundOrder'], context.Reading & context.ByApp & context.Recording>
  listOrderEdits: context.Handler<operations['listOrderEdits'], context.Reading & context.ByApp>
  editOrder: context.Handler<operations['editOrder'], context.Reading & context.ByApp & context.Recording>
  getRefundable: context.Handler<operations['getRefundable'], context.Reading & context.ByApp>
  listOrderShipments: context.Handler<operations['listOrderShipments'], context.Reading & context.ByApp>
}

export interface DraftOrdersHandlers {
  listDraftOrders: context.Handler<operations['listDraftOrders'], context.Reading & context.ByApp>
  createDraftOrder: context.Handler<operations['createDraftOrder'], context.Writing & context.ByApp>
  getDraftOrder: context.Handler<operations['getDraftOrder'], context.Reading & context.ByApp>
  updateDraftOrder: context.Handler<operations['updateDraftOrder'], context.Writing & context.ByApp>
  deleteDraftOrder: context.Handler<operations['deleteDraftOrder'], context.Writing & context.ByApp>
  sendDraftOrder: context.Handler<operations['sendDraftOrder'], context.Writing & context.ByApp>
  completeDraftOrder: context.Handler<operations['completeDraftOrder'], context.Writing & context.ByApp & context.Recording>
}

export interface ProductsHandlers {
  listProducts: context.Handler<operations['listProducts'], context.Reading & context.ByApp>
  createProduct: context.Handler<operations['createProduct'], context.Writing & context.ByApp>
  saveProducts: context.Handler<operations['saveProducts'], context.Writing & context.ByApp & context.Recording>
  searchProducts: context.Handler<operations['searchProducts'], context.Reading & context.ByApp>
  updateProductPrices: context.Handler<operations['updateProductPrices'], context.Reading & context.ByApp & context.Recording>
  previewProductPrices: context.Handler<operations['previewProductPrices'], context.Reading & context.ByApp>
  getPriceChange: context.Handler<operations['getPriceChange'], context.Reading & context.ByApp>
  listPriceSchedules: context.Handler<operations['listPriceSchedules'], context.Reading & context.ByApp>
  setProductPrices: context.Handler<operations['setProductPrices'], context.Writing & context.ByApp & context.Recording>
  getPriceSchedule: context.Handler<operations['getPriceSchedule'], context.Reading & context.ByApp>
  undoPriceSchedule: context.Handler<operations['undoPriceSchedule'], context.Writing & context.ByApp & context.Recording>
  getProduct: context.Handler<operations['getProduct'], context.Reading & context.ByApp>
  updateProduct: context.Handler<operations['updateProduct'], context.Writing & context.ByApp>
  deleteProduct: context.Handler<operations['deleteProduct'], context.Writing & context.ByApp>
  getProductCosts: context.Handler<operations['getProductCosts'], context.Reading & context.ByApp>
}

export interface StockHandlers {
  listStockLevels: context.Handler<operations['listStockLevels'], context.Reading & context.ByApp>
  getStockLevel: context.Handler<operations['getStockLevel'], context.Reading & context.ByApp>
  updateStockLevel: context.Handler<operations['updateStockLevel'], context.Writing & context.ByApp>
  listStockMovements: context.Handler<operations['listStockMovements'], context.Reading & context.ByApp>
  adjustStock: context.Handler<operations['adjustStock'], context.Writing & context.ByApp & context.Recording>
}

export interface FoodsHandlers {
  listFoods: context.Handler<operations['listFoods'], context.Reading & context.ByApp>
  createFood: context.Handler<operations['createFood'], context.Writing & context.ByApp>
  searchFoods: context.Handler<operations['searchFoods'], context.Reading & context.ByApp>
  getFood: context.Handler<operations['getFood'], context.Reading & context.ByApp>
  updateFood: context.Handler<operations['updateFood'], context.Writing & context.ByApp>
  deleteFood: context.Handler<operations['deleteFood'], context.Writing & context.ByApp>
}

export interface TablesHandlers {
  listTables: context.Handler<operations['listTables'], context.Reading & context.ByApp>
  createTable: context.Handler<operations['createTable'], context.Writing & context.ByApp>
  updateTable: context.Handler<operations['updateTable'], context.Writing & context.ByApp>
  deleteTable: context.Handler<operations['deleteTable'], context.Writing & context.ByApp>
  getTableBill: context.Handler<operations['getTableBill'], context.Reading & context.ByApp>
  closeTableBill: context.Handler<operations['closeTableBill'], context.Writing & context.ByApp & context.Recording>
}

export interface KitchenHandlers {
  setSoldOut: context.Handler<operations['setSoldOut'], context.Writing & context.ByApp & context.Recording>
  listTickets: context.Handler<operations['listTickets'], context.Reading & context.ByApp>
  printTicket: context.Handler<operations['printTicket'], context.Reading & context.ByApp>
  getTicket: context.Handler<operations['getTicket'], context.Reading & context.ByApp>
  updateTicket: context.Handler<operations['updateTicket'], context.Writing & context.ByApp & context.Recording>
  getKitchen: context.Handler<operations['getKitchen'], context.Reading & context.ByApp>
  setKitchen: context.Handler<operations['setKitchen'], context.Writing & context.ByApp>
}

export interface CustomFieldsHandlers {
  listCustomFields: context.Handler<operations['listCustomFields'], context.Reading & context.ByApp>
  createCustomField: context.Handler<operations['createCustomField'], context.Writing & context.ByApp>
  getCustomField: context.Handler<operations['getCustomField'], context.Reading & context.ByApp>
  updateCustomField: context.Handler<operations['updateCustomField'], context.Writing & context.ByApp>
  deleteCustomField: context.Handler<operations['deleteCustomField'], context.Reading & context.ByApp>
}

export interface ModifierGroupsHandlers {
  listModifierGroups: context.Handler<operations['listModifierGroups'], context.Reading & context.ByApp>
  createModifierGroup: context.Handler<operations['createModifierGroup'], context.Writing & context.ByApp>
  getModifierGroup: context.Handler<operations['getModifierGroup'], context.Reading & context.ByApp>
  updateModifierGroup: context.Handler<operations['updateModifierGroup'], context.Writing & context.ByApp & context.Recording>
  deleteModifierGroup: context.Handler<operations['deleteModifierGroup'], context.Writing & context.ByApp & context.Recording>
}

export interface ServicesHandlers {
  listServices: context.Handler<operations['listServices'], context.Reading & context.ByApp>
  createService: context.Handler<operations['createService'], context.Writing & context.ByApp>
  getService: context.Handler<operations['getService'], context.Reading & context.ByApp>
  updateService: context.Handler<operations['updateService'], context.Writing & context.ByApp>
  deleteService: context.Handler<operations['deleteService'], context.Writing & context.ByApp>
}

export interface ResourcesHandlers {
  getBookingRules: context.Handler<operations['getBookingRules'], context.Reading & context.ByApp>
  setBookingRules: context.Handler<operations['setBookingRules'], context.Writing & context.ByApp>
  listResources: context.Handler<operations['listResources'], context.Reading & context.ByApp>
  createResource: context.Handler<operations['createResource'], context.Writing & context.ByApp>
  getResource: context.Handler<operations['getResource'], context.Reading & context.ByApp>
  updateResource: context.Handler<operations['updateResource'], context.Writing & context.ByApp>
  deleteResource: context.Handler<operations['deleteResource'], context.Writing & context.ByApp>
}

export interface BookingsHandlers {
  listBookings: context.Handler<operations['listBookings'], context.Reading & context.ByApp>
  createBooking: context.Handler<operations['createBooking'], context.Writing & context.ByApp>
  getBookingCalendar: context.Handler<operations['getBookingCalendar'], context.Reading & context.ByApp>
  renewBookingCalendar: context.Handler<operations['renewBookingCalendar'], context.Writing & context.ByApp>
  getResourceCalendar: context.Handler<operations['getResourceCalendar'], context.Reading & context.ByApp>
  renewResourceCalendar: context.Handler<operations['renewResourceCalendar'], context.Writing & context.ByApp>
  getBooking: context.Handler<operations['getBooking'], context.Reading & context.ByApp>
  moveBooking: context.Handler<operations['moveBooking'], context.Writing & context.ByApp>
  cancelBooking: context.Handler<operations['cancelBooking'], context.Writing & context.ByApp & context.Recording>
  markNoShow: context.Handler<operations['markNoShow'], context.Writing & context.ByApp>
}

export interface CategoriesHandlers {
  listCategories: context.Handler<operations['listCategories'], context.Reading & context.ByApp>
  createCategory: context.Handler<operations['createCategory'], context.Writing & context.ByApp>
  getCategory: context.Handler<operations['getCategory'], context.Reading & context.ByApp>
  updateCategory: context.Handler<operations['updateCategory'], context.Writing & context.ByApp>
  deleteCategory: context.Handler<operations['deleteCategory'], context.Reading & context.ByApp & context.Recording>
}

export interface CustomersHandlers {
  listCustomers: context.Handler<operations['listCustomers'], context.Reading & context.ByApp>
  createCustomer: context.Handler<operations['createCustomer'], context.Writing & context.ByApp>
  saveCustomers: context.Handler<operations['saveCustomers'], context.Writing & context.ByApp & context.Recording>
  getCustomer: context.Handler<operations['getCustomer'], context.Reading & context.ByApp>
  updateCustomer: context.Handler<operations['updateCustomer'], context.Writing & context.ByApp>
  deleteCustomer: context.Handler<operations['deleteCustomer'], context.Writing & context.ByApp>
}

export interface ShippingHandlers {
  quoteShipping: context.Handler<operations['quoteShipping'], context.Reading & context.ByApp>
  listShipments: context.Handler<operations['listShipments'], context.Reading & context.ByApp>
  createShipment: context.Handler<operations['createShipment'], context.Reading & context.ByApp & context.Recording>
  sendShipments: context.Handler<operations['sendShipments'], context.Writing & context.ByApp & context.Recording>
  getShipment: context.Handler<operations['getShipment'], context.Reading & context.ByApp>
  updateShipment: context.Handler<operations['updateShipment'], context.Writing & context.ByApp & context.Recording>
  getShipping: context.Handler<operations['getShipping'], context.Reading & context.ByApp>
}

export interface TaxesHandlers {
  listTaxRegistrations: context.Handler<operations['listTaxRegistrations'], context.Reading & context.ByApp>
  createTaxRegistration: context.Handler<operations['createTaxRegistration'], context.Writing & context.ByApp>
  getTaxRegistration: context.Handler<operations['getTaxRegistration'], context.Reading & context.ByApp>
  updateTaxRegistration: context.Handler<operations['updateTaxRegistration'], context.Writing & context.ByApp>
  deleteTaxRegistration: context.Handler<operations['deleteTaxRegistration'], context.Writing & context.ByApp>
  listTaxRates: context.Handler<operations['listTaxRates'], context.Reading & context.ByApp>
  createTaxRate: context.Handler<operations['createTaxRate'], context.Writing & context.ByApp>
  getTaxRate: context.Handler<operations['getTaxRate'], context.Reading & context.ByApp>
  updateTaxRate: context.Handler<operations['updateTaxRate'], context.Writing & context.ByApp>
  deleteTaxRate: context.Handler<operations['deleteTaxRate'], context.Writing & context.ByApp>
  getTaxReport: context.Handler<operations['getTaxReport'], context.Reading & context.ByApp>
  exportOssReturn: context.Handler<operations['exportOssReturn'], context.Reading & context.ByApp>
  getTaxProvider: context.Handler<operations['getTaxProvider'], context.Reading & context.ByApp>
  setTaxProvider: context.Handler<operations['setTaxProvider'], context.Writing & context.ByApp>
  suggestTaxRates: context.Handler<operations['suggestTaxRates'], context.Reading & context.ByApp>
}

export interface DispatchHandlers {
  listDispatches: context.Handler<operations['listDispatches'], context.Reading & context.ByApp>
  createDispatch: context.Handler<operations['createDispatch'], context.Reading & context.ByApp & context.Recording>
  getDispatch: context.Handler<operations['getDispatch'], context.Reading & context.ByApp>
}

export interface DiscountsHandlers {
  listDiscounts: context.Handler<operations['listDiscounts'], context.Reading & context.ByApp>
  createDiscount: context.Handler<operations['createDiscount'], context.Writing & context.ByApp>
  listAutomaticDiscounts: context.Handler<operations['listAutomaticDiscounts'], context.Reading & context.ByApp>
  createAutomaticDiscount: context.Handler<operations['createAutomaticDiscount'], context.Writing & context.ByApp>
  getAutomaticDiscount: context.Handler<operations['getAutomaticDiscount'], context.Reading & context.ByApp>
  updateAutomaticDiscount: context.Handler<operations['updateAutomaticDiscount'], context.Writing & context.ByApp>
  deleteAutomaticDiscount: context.Handler<operations['deleteAutomaticDiscount'], context.Writing & context.ByApp>
  previewDiscounts: context.Handler<operations['previewDiscounts'], context.Reading & context.ByApp>
  getDiscount: context.Handler<operations['getDiscount'], context.Reading & context.ByApp>
  updateDiscount: context.Handler<operations['updateDiscount'], context.Writing & context.ByApp>
  deleteDiscount: context.Handler<operations['deleteDiscount'], context.Writing & context.ByApp>
}

export interface PaymentsHandlers {
  listPaymentMethods: context.Handler<operations['listPaymentMethods'], context.Reading & context.ByApp>
  createPaymentMethod: context.Handler<operations['createPaymentMethod'], context.Writing & context.ByApp>
  listPaymentOptions: context.Handler<operations['listPaymentOptions'], context.Reading & context.ByApp>
  updatePaymentMethod: context.Handler<operations['updatePaymentMethod'], context.Writing & context.ByApp>
  deletePaymentMethod: context.Handler<operations['deletePaymentMethod'], context.Writing & context.ByApp>
}

export interface RefundsHandlers {
  listRefunds: context.Handler<operations['listRefunds'], context.Reading & context.ByApp>
  getRefund: context.Handler<operations['getRefund'], context.Reading & context.ByApp>
  retryRefund: context.Handler<operations['retryRefund'], context.Reading & context.ByApp & context.Recording>
}

export interface ReturnsHandlers {
  listReturns: context.Handler<operations['listReturns'], context.Reading & context.ByApp>
  getReturnPolicy: context.Handler<operations['getReturnPolicy'], context.Reading & context.ByApp>
  setReturnPolicy: context.Handler<operations['setReturnPolicy'], context.Writing & context.ByApp>
  getReturn: context.Handler<operations['getReturn'], context.Reading & context.ByApp>
  approveReturn: context.Handler<operations['approveReturn'], context.Writing & context.ByApp>
  receiveReturn: context.Handler<operations['receiveReturn'], context.Writing & context.ByApp & context.Recording>
  refuseReturn: context.Handler<operations['refuseReturn'], context.Writing & context.ByApp>
  closeReturn: context.Handler<operations['closeReturn'], context.Writing & context.ByApp>
  refundReturn: context.Handler<operations['refundReturn'], context.Reading & context.ByApp & context.Recording>
}

export interface InvoicesHandlers {
  listInvoices: context.Handler<operations['listInvoices'], context.Reading & context.ByApp>
  getInvoice: context.Handler<operations['getInvoice'], context.Reading & context.ByApp>
  clearInvoice: context.Handler<operations['clearInvoice'], context.Writing & context.ByApp & context.Recording>
  getInvoiceDocument: context.Handler<operations['getInvoiceDocument'], context.Reading & context.ByApp>
}

export interface BlogsHandlers {
  listBlogs: context.Handler<operations['listBlogs'], context.Reading & context.ByApp>
  createBlog: context.Handler<operations['createBlog'], context.Writing & context.ByApp>
  getBlog: context.Handler<operations['getBlog'], context.Reading & context.ByApp>
  updateBlog: context.Handler<operations['updateBlog'], context.Writing & context.ByApp>
  deleteBlog: context.Handler<operations['deleteBlog'], context.Writing & context.ByApp>
}

export interface TasksHandlers {
  listTasks: context.Handler<operations['listTasks'], context.Reading & context.ByApp>
  createTask: context.Handler<operations['createTask'], context.Writing & context.ByApp>
  getTask: context.Handler<operations['getTask'], context.Reading & context.ByApp>
  updateTask: context.Handler<operations['updateTask'], context.Writing & context.ByApp>
  deleteTask: context.Handler<operations['deleteTask'], context.Writing & context.ByApp>
  listTaskOccurrences: context.Handler<operations['listTaskOccurrences'], context.Reading & context.ByApp>
  updateTaskOccurrence: context.Handler<operations['updateTaskOccurrence'], context.Writing & context.ByApp>
}

export interface NotesHandlers {
  listNotes: context.Handler<operations['listNotes'], context.Reading & context.ByApp>
  createNote: context.Handler<operations['createNote'], context.Writing & context.ByApp>
  getNote: context.Handler<operations['getNote'], context.Reading & context.ByApp>
  updateNote: context.Handler<operations['updateNote'], context.Writing & context.ByApp>
  deleteNote: context.Handler<operations['deleteNote'], context.Writing & context.ByApp>
}

export interface ScriptsHandlers {
  listScripts: context.Handler<operations['listScripts'], context.Reading & context.ByApp>
  createScript: context.Handler<operations['createScript'], context.Writing & context.ByApp>
  getScript: context.Handler<operations['getScript'], context.Reading & context.ByApp>
  updateScript: context.Handler<operations['updateScript'], context.Writing & context.ByApp>
  deleteScript: context.Handler<operations['deleteScript'], context.Writing & context.ByApp>
}

export interface BannersHandlers {
  listBanners: context.Handler<operations['listBanners'], context.Reading & context.ByApp>
  createBanner: context.Handler<operations['createBanner'], context.Writing & context.ByApp>
  getBanner: context.Handler<operations['getBanner'], context.Reading & context.ByApp>
  updateBanner: context.Handler<operations['updateBanner'], context.Writing & context.ByApp>
  deleteBanner: context.Handler<operations['deleteBanner'], context.Writing & context.ByApp>
}

export interface CommentsHandlers {
  listComments: context.Handler<operations['listComments'], context.Reading & context.ByApp>
  createComment: context.Handler<operations['createComment'], context.Writing & context.ByApp>
  getComment: context.Handler<operations['getComment'], context.Reading & context.ByApp>
  updateComment: context.Handler<operations['updateComment'], context.Writing & context.ByApp>
  deleteComment: context.Handler<operations['deleteComment'], context.Writing & context.ByApp>
}

export interface ReviewsHandlers {
  listReviews: context.Handler<operations['listReviews'], context.Reading & context.ByApp>
  getReview: context.Handler<operations['getReview'], context.Reading & context.ByApp>
  updateReview: context.Handler<operations['updateReview'], context.Writing & context.ByApp>
  deleteReview: context.Handler<operations['deleteReview'], context.Writing & context.ByApp>
}

export interface NewsletterHandlers {
  listNewsletterSubscribers: context.Handler<operations['listNewsletterSubscribers'], context.Reading & context.ByApp>
  exportNewsletterSubscribers: context.Handler<operations['exportNewsletterSubscribers'], context.Reading & context.ByApp>
  deleteNewsletterSubscriber: context.Handler<operations['deleteNewsletterSubscriber'], context.Writing & context.ByApp>
}

export interface RedirectsHandlers {
  listRedirects: context.Handler<operations['listRedirects'], context.Reading & context.ByApp>
  createRedirect: context.Handler<operations['createRedirect'], context.Writing & context.ByApp>
  getRedirect: context.Handler<operations['getRedirect'], context.Reading & context.ByApp>
  updateRedirect: context.Handler<operations['updateRedirect'], context.Writing & context.ByApp>
  deleteRedirect: context.Handler<operations['deleteRedirect'], context.Writing & context.ByApp>
}

export interface FeedsHandlers {
  getFeedReport: context.Handler<operations['getFeedReport'], context.Reading & context.ByApp>
}

export interface ExportsHandlers {
  listExports: context.Handler<operations['listExports'], context.Reading & context.ByApp>
  createExport: context.Handler<operations['createExport'], context.Writing & context.ByApp>
  getExport: context.Handler<operations['getExport'], context.Reading & context.ByApp>
}

export interface ImportsHandlers {
  listImports: context.Handler<operations['listImports'], context.Reading & context.ByApp>
  createImport: context.Handler<operations['createImport'], context.Reading & context.ByApp>
  getImport: context.Handler<operations['getImport'], context.Reading & context.ByApp>
  listImportIssues: context.Handler<operations['listImportIssues'], context.Reading & context.ByApp>
  runImport: context.Handler<operations['runImport'], context.Writing & context.ByApp>
  cancelImport: context.Handler<operations['cancelImport'], context.Writing & context.ByApp>
}

export interface PicturesHandlers {
  listPictures: context.Handler<operations['listPictures'], context.Reading & context.ByApp>
  uploadPicture: context.Handler<operations['uploadPicture'], context.Reading & context.ByApp>
  deletePicture: context.Handler<operations['deletePicture'], context.Writing & context.ByApp>
}

export interface RolesHandlers {
  listRoles: context.Handler<operations['listRoles'], context.Reading & context.ByApp>
  createRole: context.Handler<operations['createRole'], context.Writing & context.ByApp>
  getRole: context.Handler<operations['getRole'], context.Reading & context.ByApp>
  updateRole: context.Handler<operations['updateRole'], context.Writing & context.ByApp & context.Recording>
  deleteRole: context.Handler<operations['deleteRole'], context.Writing & context.ByApp>
}

export interface PayoutsHandlers {
  listPayouts: context.Handler<operations['listPayouts'], context.Reading & context.ByApp>
  createPayout: context.Handler<operations['createPayout'], context.Writing & context.ByApp>
  getPayoutFee: context.Handler<operations['getPayoutFee'], context.Reading & context.ByApp>
  listSupportedPayouts: context.Handler<operations['listSupportedPayouts'], context.Reading & context.ByApp>
  getPayout: context.Handler<operations['getPayout'], context.Reading & context.ByApp>
  updatePayout: context.Handler<operations['updatePayout'], context.Writing & context.ByApp>
  deletePayout: context.Handler<operations['deletePayout'], context.Writing & context.ByApp>
}

export interface KycHandlers {
  listKyc: context.Handler<operations['listKyc'], context.Reading & context.ByApp>
  createKyc: context.Handler<operations['createKyc'], context.Writing & context.ByApp>
  getKyc: context.Handler<operations['getKyc'], context.Reading & context.ByApp>
}

export interface AgentsHandlers {
  listAgents: context.Handler<operations['listAgents'], context.Reading & context.ByApp>
  getAgent: context.Handler<operations['getAgent'], context.Reading & context.ByApp>
  updateAgent: context.Handler<operations['updateAgent'], context.Writing & context.ByApp>
}

export interface ActivityHandlers {
  listActivity: context.Handler<operations['listActivity'], context.Reading & context.ByApp>
}

export interface NotificationsHandlers {
  listNotifications: context.Handler<operations['listNotifications'], context.Reading & context.ByApp>
  countUnreadNotifications: context.Handler<operations['countUnreadNotifications'], context.Reading & context.ByApp>
  readAllNotifications: context.Handler<operations['readAllNotifications'], context.Writing & context.ByApp & context.Recording>
  getNotification: context.Handler<operations['getNotification'], context.Reading & context.ByApp>
  updateNotification: context.Handler<operations['updateNotification'], context.Writing & context.ByApp>
}

export interface DomainsHandlers {
  listDomains: context.Handler<operations['listDomains'], context.Reading & context.ByApp>
  createDomain: context.Handler<operations['createDomain'], context.Writing & context.ByApp>
  checkDomainAvailability: context.Handler<operations['checkDomainAvailability'], context.Reading & context.ByApp>
  listBaseDomains: context.Handler<operations['listBaseDomains'], context.Reading & context.ByApp>
  getDomain: context.Handler<operations['getDomain'], context.Reading & context.ByApp>
  deleteDomain: context.Handler<operations['deleteDomain'], context.Writing & context.ByApp>
  checkDomain: context.Handler<operations['checkDomain'], context.Reading & context.ByApp & context.Recording>
}

export interface AppHandlers {
  getApp: context.Handler<operations['getApp'], context.Reading & context.ByApp>
}

export interface EventsHandlers {
  listEvents: context.Handler<operations['listEvents'], context.Reading & context.ByApp>
}

export interface DeliveriesHandlers {
  listDeliveries: context.Handler<operations['listDeliveries'], context.Reading & context.ByApp>
  getDelivery: context.Handler<operations['getDelivery'], context.Reading & context.ByApp>
  redeliver: context.Handler<operations['redeliver'], context.Writing & context.ByApp>
}

export interface DigitalAccessHandlers {
  listDigitalAccess: context.Handler<operations['listDigitalAccess'], context.Reading & context.ByApp>
  createDigitalAccess: context.Handler<operations['createDigitalAccess'], context.Writing & context.ByApp>
  getAllAccessPass: context.Handler<operations['getAllAccessPass'], context.Reading & context.ByApp>
  putAllAccessPass: context.Handler<operations['putAllAccessPass'], context.Writing & context.ByApp>
  retryGrants: context.Handler<operations['retryGrants'], context.Reading & context.ByApp & context.Recording>
  listDigitalFiles: context.Handler<operations['listDigitalFiles'], context.Reading & context.ByApp>
  uploadDigitalFile: context.Handler<operations['uploadDigitalFile'], context.Reading & context.ByApp>
  deleteDigitalFile: context.Handler<operations['deleteDigitalFile'], context.Writing & context.ByApp>
  getDigitalAccess: context.Handler<operations['getDigitalAccess'], context.Reading & context.ByApp>
  revokeDigitalAccess: context.Handler<operations['revokeDigitalAccess'], context.Writing & context.ByApp>
}

export interface ShopHandlers {
  getShop: context.Handler<operations['getShop'], context.Reading & context.ByApp>
  updateShop: context.Handler<operations['updateShop'], context.Writing & context.ByApp>
  getShopReadiness: context.Handler<operations['getShopReadiness'], context.Reading & context.ByApp>
  getHours: context.Handler<operations['getHours'], context.Reading & context.ByApp>
  setHours: context.Handler<operations['setHours'], context.Writing & context.ByApp>
  getEmailTemplates: context.Handler<operations['getEmailTemplates'], context.Reading & context.ByApp>
  setEmailTemplates: context.Handler<operations['setEmailTemplates'], context.Writing & context.ByApp>
  previewEmailTemplate: context.Handler<operations['previewEmailTemplate'], context.Writing & context.ByApp>
  testEmailTemplate: context.Handler<operations['testEmailTemplate'], context.Writing & context.ByApp>
  closeNow: context.Handler<operations['closeNow'], context.Writing & context.ByApp>
}

export interface SalesHandlers {
  getSalesByGroup: context.Handler<operations['getSalesByGroup'], context.Reading & context.ByApp>
  exportSales: context.Handler<operations['exportSales'], context.Reading & context.ByApp>
  exportDatevBookings: context.Handler<operations['exportDatevBookings'], context.Reading & context.ByApp>
  getSales: context.Handler<operations['getSales'], context.Reading & context.ByApp>
}

export interface Handlers {
  'orders': OrdersHandlers
  'draft-orders': DraftOrdersHandlers
  'products': ProductsHandlers
  'stock': StockHandlers
  'foods': FoodsHandlers
  'tables': TablesHandlers
  'kitchen': KitchenHandlers
  'custom-fields': CustomFieldsHandlers
  'modifier-groups': ModifierGroupsHandlers
  'services': ServicesHandlers
  'resources': ResourcesHandlers
  'bookings': BookingsHandlers
  'categories': CategoriesHandlers
  'customers': CustomersHandlers
  'shipping': ShippingHandlers
  'taxes': TaxesHandlers
  'dispatch': DispatchHandlers
  'discounts': DiscountsHandlers
  'payments': PaymentsHandlers
  'refunds': RefundsHandlers
  'returns': ReturnsHandlers
  'invoices': InvoicesHandlers
  'blogs': BlogsHandlers
  'tasks': TasksHandlers
  'notes': NotesHandlers
  'scripts': ScriptsHandlers
  'banners': BannersHandlers
  'comments': CommentsHandlers
  'reviews': ReviewsHandlers
  'newsletter': NewsletterHandlers
  'redirects': RedirectsHandlers
  'feeds': FeedsHandlers
  'exports': ExportsHandlers
  'imports': ImportsHandlers
  'pictures': PicturesHandlers
  'roles': RolesHandlers
  'payouts': PayoutsHandlers
  'kyc': KycHandlers
  'agents': AgentsHandlers
  'activity': ActivityHandlers
  'notifications': NotificationsHandlers
  'domains': DomainsHandlers
  'app': AppHandlers
  'events': EventsHandlers
  'deliveries': DeliveriesHandlers
  'digital-access': DigitalAccessHandlers
  'shop': ShopHandlers
  'sales': SalesHandlers
}

export const routes = context.routesOf([
  {"operationId":"listOrders","resource":"orders","path":"/orders","scopes":["READ_ORDERS"],"message":"Orders retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"countOrders","resource":"orders","path":"/orders/count","scopes":["READ_ORDERS"],"message":"Order count retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createPackingSlips","resource":"orders","method":"post","path":"/orders/packing-slips","scopes":["READ_ORDERS"],"message":"Packing slip link created","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","orderNotFound","nothingToShip"]},
  {"operationId":"createPickList","resource":"orders","method":"post","path":"/orders/pick-list","scopes":["READ_ORDERS"],"message":"Pick list retrieved","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","orderNotFound"]},
  {"operationId":"getOrder","resource":"orders","path":"/orders/{id}","scopes":["READ_ORDERS"],"message":"Order retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"updateOrder","resource":"orders","method":"patch","path":"/orders/{id}","scopes":["WRITE_ORDERS"],"message":"Order updated","etag":"strong","reader":"getOrder","body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","orderNotFound","illegalStatusMove"]},
  {"operationId":"deleteOrder","resource":"orders","method":"delete","path":"/orders/{id}","scopes":["WRITE_ORDERS"],"message":"Order deleted","reader":"getOrder","transaction":true,"events":[{"resource":"orders","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","orderNotFound","orderNotDeletable"]},
  {"operationId":"getOrderTimeline","resource":"orders","path":"/orders/{id}/timeline","scopes":["READ_ORDERS"],"message":"Order time line retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"getProofFile","resource":"orders","path":"/orders/{id}/proof/file","scopes":["READ_ORDERS"],"message":"Download link created","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","orderNotFound","proofFileNotFound"]},
  {"operationId":"cancelOrder","resource":"orders","method":"post","path":"/orders/{id}/cancel","scopes":["WRITE_ORDERS"],"message":"Order cancelled","body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderNotCancellable","orderNotRefundable","refundRefused","paymentProviderUnavailable"]},
  {"operationId":"markOrderPaid","resource":"orders","method":"post","path":"/orders/{id}/mark-paid","scopes":["WRITE_ORDERS"],"message":"Order marked as paid","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderAlreadyPaid","illegalStatusMove","paymentTooLarge"]},
  {"operationId":"createPaymentLink","resource":"orders","method":"post","path":"/orders/{id}/payment-link","scopes":["WRITE_ORDERS"],"status":201,"message":"Payment link created","body":"application/json","transaction":true,"events":[{"resource":"orders","id":"params.id"}],"activity":{"action":"payment_link.created","id":"params.id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","orderNotFound","orderNotPayable"]},
  {"operationId":"getOrderPacking","resource":"orders","path":"/orders/{id}/packing","scopes":["READ_ORDERS"],"message":"Order packing retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"getPackingSlip","resource":"orders","path":"/orders/{id}/packing-slip","scopes":["READ_ORDERS"],"message":"Packing slip link created","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","orderNotFound","shipmentNotFound","nothingToShip"]},
  {"operationId":"refundOrder","resource":"orders","method":"post","path":"/orders/{id}/refund","scopes":["WRITE_ORDERS"],"message":"Order refunded","body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderItemNotFound","orderNotRefundable","refundTooLarge","refundRefused","paymentProviderUnavailable"]},
  {"operationId":"listOrderEdits","resource":"orders","path":"/orders/{id}/edits","scopes":["READ_ORDERS"],"message":"Order edits retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"editOrder","resource":"orders","method":"post","path":"/orders/{id}/edits","scopes":["WRITE_ORDERS"],"message":"Order edited","body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderItemNotFound","productNotFound","variantRequired","modifiersInvalid","modifierSoldOut","bookingRequired","amountTooLarge","taxRateMissing","taxesUnavailable","draftOrderMailedTooOften","outOfStock","orderChanged","orderNotEditable","orderBeingPaid","unknownCountry","refundTooLarge","orderNotRefundable","refundRefused","paymentProviderUnavailable"]},
  {"operationId":"listDraftOrders","resource":"draft-orders","path":"/draft-orders","scopes":["READ_ORDERS"],"message":"Draft orders retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createDraftOrder","resource":"draft-orders","method":"post","path":"/draft-orders","scopes":["WRITE_ORDERS"],"status":201,"message":"Draft order created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","customerNotFound","productNotFound","variantRequired","modifiersInvalid","modifierSoldOut","bookingRequired","outOfStock","amountTooLarge","unknownCountry","taxRateMissing","taxesUnavailable"]},
  {"operationId":"getDraftOrder","resource":"draft-orders","path":"/draft-orders/{id}","scopes":["READ_ORDERS"],"message":"Draft order retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","draftOrderNotFound"]},
  {"operationId":"updateDraftOrder","resource":"draft-orders","method":"patch","path":"/draft-orders/{id}","scopes":["WRITE_ORDERS"],"message":"Draft order updated","etag":"strong","reader":"getDraftOrder","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","draftOrderNotFound","draftOrderCompleted","draftOfReturn","customerNotFound","productNotFound","variantRequired","modifiersInvalid","modifierSoldOut","bookingRequired","outOfStock","amountTooLarge","unknownCountry","taxRateMissing","taxesUnavailable"]},
  {"operationId":"deleteDraftOrder","resource":"draft-orders","method":"delete","path":"/draft-orders/{id}","scopes":["WRITE_ORDERS"],"message":"Draft order deleted","reader":"getDraftOrder","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","draftOrderNotFound","draftOrderCompleted","draftOfReturn"]},
  {"operationId":"sendDraftOrder","resource":"draft-orders","method":"post","path":"/draft-orders/{id}/send","scopes":["WRITE_ORDERS"],"message":"Draft order sent","body":"application/json","transaction":true,"activity":{"action":"draft_order.sent","id":"data._id"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","draftOrderNotFound","draftOrderCompleted","draftOfReturn","draftOrderWithoutEmail","draftOrderEmpty","draftOrderMailedTooOften"]},
  {"operationId":"completeDraftOrder","resource":"draft-orders","method":"post","path":"/draft-orders/{id}/complete","scopes":["WRITE_ORDERS"],"message":"Draft order completed","body":"application/json","transaction":true,"activity":{"action":"draft_order.completed","id":"data._id"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","draftOrderNotFound","draftOrderCompleted","draftOfReturn","draftOrderWithoutEmail","draftOrderEmpty","outOfStock"]},
  {"operationId":"getRefundable","resource":"orders","path":"/orders/{id}/refundable","scopes":["READ_ORDERS"],"message":"Refund proposed","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","orderNotFound","orderItemNotFound","refundTooLarge"]},
  {"operationId":"listProducts","resource":"products","path":"/products","scopes":["READ_INVENTORY"],"message":"Products retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createProduct","resource":"products","method":"post","path":"/products","scopes":["WRITE_INVENTORY"],"status":201,"message":"Product created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"products","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateProduct","productNotFound","categoryInvalid","modifierGroupInvalid","storeNotDigital","passHasVariants","duplicateVariant","duplicateSku"]},
  {"operationId":"saveProducts","resource":"products","method":"post","path":"/products/batch","scopes":["WRITE_INVENTORY"],"message":"Products saved","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight"]},
  {"operationId":"searchProducts","resource":"products","path":"/products/search","scopes":["READ_INVENTORY"],"message":"Search products","authRefusals":{"authentication":"searchUnauthorized","scope":"searchForbidden"},"refusals":["searchUnauthorized","secondFactorRequired","searchForbidden","storeSuspended","invalidRequest"]},
  {"operationId":"updateProductPrices","resource":"products","method":"patch","path":"/products/bulk/prices","scopes":["WRITE_INVENTORY"],"message":"Product prices updated","messageWhen":{"status":{"running":"Product prices are being updated"}},"body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","changedMeanwhile","categoryInvalid"]},
  {"operationId":"previewProductPrices","resource":"products","path":"/products/bulk/prices/preview","scopes":["READ_INVENTORY"],"message":"Product prices previewed","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","categoryInvalid"]},
  {"operationId":"getPriceChange","resource":"products","path":"/products/bulk/prices/{id}","scopes":["READ_INVENTORY"],"message":"Price change retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","priceChangeNotFound"]},
  {"operationId":"listPriceSchedules","resource":"products","path":"/products/prices","scopes":["READ_INVENTORY"],"message":"Price schedules retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"setProductPrices","resource":"products","method":"patch","path":"/products/prices","scopes":["WRITE_INVENTORY"],"message":"Product prices set","messageWhen":{"status":{"scheduled":"Product prices scheduled"}},"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","changedMeanwhile","productNotFound","pricesOverlap"]},
  {"operationId":"getPriceSchedule","resource":"products","path":"/products/prices/{id}","scopes":["READ_INVENTORY"],"message":"Price schedule retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","priceScheduleNotFound"]},
  {"operationId":"undoPriceSchedule","resource":"products","method":"post","path":"/products/prices/{id}/undo","scopes":["WRITE_INVENTORY"],"message":"Product prices undone","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","priceScheduleNotFound","priceScheduleOver"]},
  {"operationId":"getProduct","resource":"products","path":"/products/{id}","scopes":["READ_INVENTORY"],"message":"Product retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","productNotFound"]},
  {"operationId":"updateProduct","resource":"products","method":"patch","path":"/products/{id}","scopes":["WRITE_INVENTORY"],"message":"Product updated","etag":"strong","reader":"getProduct","body":"application/json","transaction":true,"events":[{"resource":"products","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","productNotFound","duplicateProduct","categoryInvalid","modifierGroupInvalid","storeNotDigital","passHasVariants","duplicateVariant","duplicateSku"]},
  {"operationId":"deleteProduct","resource":"products","method":"delete","path":"/products/{id}","scopes":["WRITE_INVENTORY"],"message":"Product deleted","reader":"getProduct","transaction":true,"events":[{"resource":"products","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","productNotFound"]},
  {"operationId":"getProductCosts","resource":"products","path":"/product-costs/{id}","scopes":["READ_SALES"],"message":"Product costs retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","productNotFound"]},
  {"operationId":"listStockLevels","resource":"stock","path":"/stock/levels","scopes":["READ_INVENTORY"],"message":"Stock levels retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getStockLevel","resource":"stock","path":"/stock/levels/{id}","scopes":["READ_INVENTORY"],"message":"Stock level retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","productNotFound"]},
  {"operationId":"updateStockLevel","resource":"stock","method":"patch","path":"/stock/levels/{id}","scopes":["WRITE_INVENTORY"],"message":"Stock level updated","etag":"strong","reader":"getStockLevel","body":"application/json","transaction":true,"events":[{"resource":"products","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","productNotFound"]},
  {"operationId":"listStockMovements","resource":"stock","path":"/stock/movements","scopes":["READ_INVENTORY"],"message":"Stock movements retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"adjustStock","resource":"stock","method":"post","path":"/stock/adjustments","scopes":["WRITE_INVENTORY"],"message":"Stock adjusted","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","stockItemNotFound","stockChanged","stockHeld"]},
  {"operationId":"listFoods","resource":"foods","path":"/foods","scopes":["READ_INVENTORY"],"message":"Foods retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createFood","resource":"foods","method":"post","path":"/foods","scopes":["WRITE_INVENTORY"],"status":201,"message":"Food created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"foods","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","categoryInvalid","modifierGroupInvalid"]},
  {"operationId":"searchFoods","resource":"foods","path":"/foods/search","scopes":["READ_INVENTORY"],"message":"Search foods","authRefusals":{"authentication":"searchUnauthorized","scope":"searchForbidden"},"refusals":["searchUnauthorized","secondFactorRequired","searchForbidden","storeSuspended","invalidRequest"]},
  {"operationId":"getFood","resource":"foods","path":"/foods/{id}","scopes":["READ_INVENTORY"],"message":"Food retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","foodNotFound"]},
  {"operationId":"updateFood","resource":"foods","method":"patch","path":"/foods/{id}","scopes":["WRITE_INVENTORY"],"message":"Food updated","etag":"strong","reader":"getFood","body":"application/json","transaction":true,"events":[{"resource":"foods","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","foodNotFound","categoryInvalid","modifierGroupInvalid"]},
  {"operationId":"deleteFood","resource":"foods","method":"delete","path":"/foods/{id}","scopes":["WRITE_INVENTORY"],"message":"Food deleted","reader":"getFood","transaction":true,"events":[{"resource":"foods","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","foodNotFound"]},
  {"operationId":"listTables","resource":"tables","path":"/tables","scopes":["READ_ORDERS"],"message":"Tables retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"createTable","resource":"tables","method":"post","path":"/tables","scopes":["WRITE_STORE"],"status":201,"message":"Table added","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateTable","tooManyTables"]},
  {"operationId":"updateTable","resource":"tables","method":"patch","path":"/tables/{id}","scopes":["WRITE_STORE"],"message":"Table changed","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","tableNotFound","duplicateTable","tableInUse"]},
  {"operationId":"deleteTable","resource":"tables","method":"delete","path":"/tables/{id}","scopes":["WRITE_STORE"],"message":"Table deleted","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","tableNotFound"]},
  {"operationId":"getTableBill","resource":"tables","path":"/tables/{id}/bill","scopes":["READ_ORDERS"],"message":"Bill retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","tableNotFound"]},
  {"operationId":"closeTableBill","resource":"tables","method":"post","path":"/tables/{id}/bill/close","scopes":["WRITE_ORDERS"],"message":"Bill closed","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","tableNotFound","billEmpty","billChanged"]},
  {"operationId":"setSoldOut","resource":"kitchen","method":"post","path":"/sold-out","scopes":["WRITE_INVENTORY","WRITE_ORDERS"],"anyScope":true,"message":"Availability set","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","foodNotFound","modifierGroupNotFound"]},
  {"operationId":"listTickets","resource":"kitchen","path":"/tickets","scopes":["READ_ORDERS"],"message":"Tickets retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"printTicket","resource":"kitchen","path":"/tickets/{id}/print","scopes":["READ_ORDERS"],"message":"Ticket retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","ticketNotFound"]},
  {"operationId":"getTicket","resource":"kitchen","path":"/tickets/{id}","scopes":["READ_ORDERS"],"message":"Ticket retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","ticketNotFound"]},
  {"operationId":"updateTicket","resource":"kitchen","method":"patch","path":"/tickets/{id}","scopes":["WRITE_ORDERS"],"message":"Ticket updated","etag":"strong","reader":"getTicket","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","ticketNotFound","ticketMoved","ticketCancelled"]},
  {"operationId":"listCustomFields","resource":"custom-fields","path":"/custom-fields","scopes":["READ_INVENTORY","READ_CUSTOMERS"],"anyScope":true,"message":"Custom fields retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createCustomField","resource":"custom-fields","method":"post","path":"/custom-fields","scopes":["WRITE_STORE"],"status":201,"message":"Custom field created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateCustomField","tooManyCustomFields"]},
  {"operationId":"getCustomField","resource":"custom-fields","path":"/custom-fields/{id}","scopes":["READ_INVENTORY","READ_CUSTOMERS"],"anyScope":true,"message":"Custom field retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","customFieldNotFound"]},
  {"operationId":"updateCustomField","resource":"custom-fields","method":"patch","path":"/custom-fields/{id}","scopes":["WRITE_STORE"],"message":"Custom field updated","etag":"strong","reader":"getCustomField","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","customFieldNotFound"]},
  {"operationId":"deleteCustomField","resource":"custom-fields","method":"delete","path":"/custom-fields/{id}","scopes":["WRITE_STORE"],"message":"Custom field deleted","reader":"getCustomField","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","customFieldNotFound"]},
  {"operationId":"listModifierGroups","resource":"modifier-groups","path":"/modifier-groups","scopes":["READ_INVENTORY"],"message":"Modifier groups retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createModifierGroup","resource":"modifier-groups","method":"post","path":"/modifier-groups","scopes":["WRITE_INVENTORY"],"status":201,"message":"Modifier group created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","tooManyModifierGroups","modifierGroupInvalid","foodNotFound"]},
  {"operationId":"getModifierGroup","resource":"modifier-groups","path":"/modifier-groups/{id}","scopes":["READ_INVENTORY"],"message":"Modifier group retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","modifierGroupNotFound"]},
  {"operationId":"updateModifierGroup","resource":"modifier-groups","method":"patch","path":"/modifier-groups/{id}","scopes":["WRITE_INVENTORY"],"message":"Modifier group updated","etag":"strong","reader":"getModifierGroup","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","modifierGroupNotFound","modifierGroupInvalid","foodNotFound"]},
  {"operationId":"deleteModifierGroup","resource":"modifier-groups","method":"delete","path":"/modifier-groups/{id}","scopes":["WRITE_INVENTORY"],"message":"Modifier group deleted","reader":"getModifierGroup","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","modifierGroupNotFound"]},
  {"operationId":"listServices","resource":"services","path":"/services","scopes":["READ_INVENTORY"],"message":"Services retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createService","resource":"services","method":"post","path":"/services","scopes":["WRITE_INVENTORY"],"status":201,"message":"Service created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"services","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight"]},
  {"operationId":"getService","resource":"services","path":"/services/{id}","scopes":["READ_INVENTORY"],"message":"Service retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","serviceNotFound"]},
  {"operationId":"updateService","resource":"services","method":"patch","path":"/services/{id}","scopes":["WRITE_INVENTORY"],"message":"Service updated","etag":"strong","reader":"getService","body":"application/json","transaction":true,"events":[{"resource":"services","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","serviceNotFound"]},
  {"operationId":"deleteService","resource":"services","method":"delete","path":"/services/{id}","scopes":["WRITE_INVENTORY"],"message":"Service deleted","reader":"getService","transaction":true,"events":[{"resource":"services","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","serviceNotFound"]},
  {"operationId":"getBookingRules","resource":"resources","path":"/services/{id}/booking-rules","scopes":["READ_INVENTORY"],"message":"Booking rules retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","serviceNotFound"]},
  {"operationId":"setBookingRules","resource":"resources","method":"put","path":"/services/{id}/booking-rules","scopes":["WRITE_INVENTORY"],"message":"Booking rules set","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","serviceNotFound"]},
  {"operationId":"listResources","resource":"resources","path":"/resources","scopes":["READ_INVENTORY"],"message":"Resources retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createResource","resource":"resources","method":"post","path":"/resources","scopes":["WRITE_INVENTORY"],"status":201,"message":"Resource created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","tooManyResources","serviceNotFound","serviceWithoutDuration"]},
  {"operationId":"getResource","resource":"resources","path":"/resources/{id}","scopes":["READ_INVENTORY"],"message":"Resource retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","resourceNotFound"]},
  {"operationId":"updateResource","resource":"resources","method":"patch","path":"/resources/{id}","scopes":["WRITE_INVENTORY"],"message":"Resource updated","etag":"strong","reader":"getResource","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","resourceNotFound","serviceNotFound","serviceWithoutDuration"]},
  {"operationId":"deleteResource","resource":"resources","method":"delete","path":"/resources/{id}","scopes":["WRITE_INVENTORY"],"message":"Resource deleted","reader":"getResource","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","resourceNotFound"]},
  {"operationId":"listBookings","resource":"bookings","path":"/bookings","scopes":["READ_ORDERS"],"message":"Bookings retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createBooking","resource":"bookings","method":"post","path":"/bookings","scopes":["WRITE_ORDERS"],"status":201,"message":"Time booked","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","serviceNotFound","serviceNotBookable","resourceNotFound","timeTaken"]},
  {"operationId":"getBookingCalendar","resource":"bookings","path":"/booking-calendar","scopes":["READ_ORDERS"],"message":"Calendar retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"renewBookingCalendar","resource":"bookings","method":"post","path":"/booking-calendar","scopes":["WRITE_ORDERS"],"message":"Calendar address made","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"getResourceCalendar","resource":"bookings","path":"/resources/{id}/calendar","scopes":["READ_ORDERS"],"message":"Calendar retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","resourceNotFound"]},
  {"operationId":"renewResourceCalendar","resource":"bookings","method":"post","path":"/resources/{id}/calendar","scopes":["WRITE_ORDERS"],"message":"Calendar address made","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","resourceNotFound"]},
  {"operationId":"getBooking","resource":"bookings","path":"/bookings/{id}","scopes":["READ_ORDERS"],"message":"Booking retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","bookingNotFound"]},
  {"operationId":"moveBooking","resource":"bookings","method":"post","path":"/bookings/{id}/move","scopes":["WRITE_ORDERS"],"message":"Booking moved","body":"application/json","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","bookingNotFound","illegalBookingMove","resourceNotFound","timeTaken"]},
  {"operationId":"cancelBooking","resource":"bookings","method":"post","path":"/bookings/{id}/cancel","scopes":["WRITE_ORDERS"],"message":"Booking cancelled","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","bookingNotFound","illegalBookingMove"]},
  {"operationId":"markNoShow","resource":"bookings","method":"post","path":"/bookings/{id}/no-show","scopes":["WRITE_ORDERS"],"message":"No-show recorded","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","bookingNotFound","illegalBookingMove"]},
  {"operationId":"listCategories","resource":"categories","path":"/categories","scopes":["READ_CATEGORIES"],"message":"Categories retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createCategory","resource":"categories","method":"post","path":"/categories","scopes":["WRITE_INVENTORY"],"status":201,"message":"Category created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"categories","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateCategory","categoryInvalid","categoryTooDeep"]},
  {"operationId":"getCategory","resource":"categories","path":"/categories/{id}","scopes":["READ_CATEGORIES"],"message":"Category retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","categoryNotFound"]},
  {"operationId":"updateCategory","resource":"categories","method":"patch","path":"/categories/{id}","scopes":["WRITE_INVENTORY"],"message":"Category updated","etag":"strong","reader":"getCategory","body":"application/json","transaction":true,"events":[{"resource":"categories","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","categoryNotFound","duplicateCategory","categoryInvalid","categoryInItself","categoryTooDeep"]},
  {"operationId":"deleteCategory","resource":"categories","method":"delete","path":"/categories/{id}","scopes":["WRITE_INVENTORY"],"message":"Category deleted","reader":"getCategory","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","categoryNotFound"]},
  {"operationId":"listCustomers","resource":"customers","path":"/customers","scopes":["READ_CUSTOMERS"],"message":"Customers retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createCustomer","resource":"customers","method":"post","path":"/customers","scopes":["WRITE_CUSTOMERS"],"status":201,"message":"Customer created successfully","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"customers","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateEmail","duplicateCustomer","unknownUser"]},
  {"operationId":"saveCustomers","resource":"customers","method":"post","path":"/customers/batch","scopes":["WRITE_CUSTOMERS"],"message":"Customers saved","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight"]},
  {"operationId":"getCustomer","resource":"customers","path":"/customers/{id}","scopes":["READ_CUSTOMERS"],"message":"Customer retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","customerNotFound"]},
  {"operationId":"updateCustomer","resource":"customers","method":"patch","path":"/customers/{id}","scopes":["WRITE_CUSTOMERS"],"message":"Customer updated","etag":"strong","reader":"getCustomer","body":"application/json","transaction":true,"events":[{"resource":"customers","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","customerNotFound","duplicateEmail","duplicateCustomer","unknownUser"]},
  {"operationId":"deleteCustomer","resource":"customers","method":"delete","path":"/customers/{id}","scopes":["WRITE_CUSTOMERS"],"message":"Customer deleted","reader":"getCustomer","transaction":true,"events":[{"resource":"customers","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","customerNotFound"]},
  {"operationId":"listOrderShipments","resource":"orders","path":"/orders/{id}/shipments","scopes":["READ_ORDERS"],"message":"Shipments retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","orderNotFound"]},
  {"operationId":"quoteShipping","resource":"shipping","method":"post","path":"/shipping/rates","scopes":["READ_SHIPPING"],"message":"Shipping rates retrieved","body":"application/json","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","orderNotFound","shippingAddressNotFound","orderNotShippable","nothingToShip","courierUnavailable"]},
  {"operationId":"listShipments","resource":"shipping","path":"/shipping/shipments","scopes":["READ_SHIPPING"],"message":"Shipments retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createShipment","resource":"shipping","method":"post","path":"/shipping/shipments","scopes":["WRITE_SHIPPING"],"status":201,"message":"Shipment created","etag":"strong","locates":true,"body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderNotShippable","nothingToShip","orderItemNotFound","lineNotLeft","shippingAddressNotFound","shippingAddressRequired","rateNotFound","rateExpired","rateUsed","rateOutdated","labelRefused","courierUnavailable"]},
  {"operationId":"sendShipments","resource":"shipping","method":"post","path":"/shipping/shipments/batch","scopes":["WRITE_SHIPPING"],"message":"Shipments sent","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight"]},
  {"operationId":"getShipment","resource":"shipping","path":"/shipping/shipments/{id}","scopes":["READ_SHIPPING"],"message":"Shipment retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","shipmentNotFound"]},
  {"operationId":"updateShipment","resource":"shipping","method":"patch","path":"/shipping/shipments/{id}","scopes":["WRITE_SHIPPING"],"message":"Shipment updated","etag":"strong","reader":"getShipment","body":"application/json","transaction":true,"events":[{"resource":"shipping","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","shipmentNotFound","illegalShipmentMove","orderNotShippable"]},
  {"operationId":"getShipping","resource":"shipping","path":"/shipping/{id}","scopes":["READ_SHIPPING"],"message":"Shipment retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","shipmentNotFound"]},
  {"operationId":"listTaxRegistrations","resource":"taxes","path":"/taxes/registrations","scopes":["WRITE_STORE"],"message":"Registrations retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createTaxRegistration","resource":"taxes","method":"post","path":"/taxes/registrations","scopes":["WRITE_STORE"],"status":201,"message":"Registration created","etag":"strong","locates":true,"body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","tooManyTaxRegistrations"]},
  {"operationId":"getTaxRegistration","resource":"taxes","path":"/taxes/registrations/{id}","scopes":["WRITE_STORE"],"message":"Registration retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","taxRegistrationNotFound"]},
  {"operationId":"updateTaxRegistration","resource":"taxes","method":"patch","path":"/taxes/registrations/{id}","scopes":["WRITE_STORE"],"message":"Registration updated","etag":"strong","reader":"getTaxRegistration","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","taxRegistrationNotFound"]},
  {"operationId":"deleteTaxRegistration","resource":"taxes","method":"delete","path":"/taxes/registrations/{id}","scopes":["WRITE_STORE"],"message":"Registration deleted","reader":"getTaxRegistration","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","taxRegistrationNotFound"]},
  {"operationId":"listTaxRates","resource":"taxes","path":"/taxes/rates","scopes":["WRITE_STORE"],"message":"Rates retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createTaxRate","resource":"taxes","method":"post","path":"/taxes/rates","scopes":["WRITE_STORE"],"status":201,"message":"Rate created","etag":"strong","locates":true,"body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","tooManyTaxRates"]},
  {"operationId":"getTaxRate","resource":"taxes","path":"/taxes/rates/{id}","scopes":["WRITE_STORE"],"message":"Rate retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","taxRateNotFound"]},
  {"operationId":"updateTaxRate","resource":"taxes","method":"patch","path":"/taxes/rates/{id}","scopes":["WRITE_STORE"],"message":"Rate updated","etag":"strong","reader":"getTaxRate","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","taxRateNotFound"]},
  {"operationId":"deleteTaxRate","resource":"taxes","method":"delete","path":"/taxes/rates/{id}","scopes":["WRITE_STORE"],"message":"Rate deleted","reader":"getTaxRate","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","taxRateNotFound"]},
  {"operationId":"getTaxReport","resource":"taxes","path":"/taxes/report","scopes":["READ_SALES"],"message":"Taxes retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"exportOssReturn","resource":"taxes","path":"/taxes/oss-return","scopes":["READ_SALES"],"message":"Return exported","media":"text/csv","fileName":"oss-return.csv","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getTaxProvider","resource":"taxes","path":"/taxes/provider","scopes":["WRITE_STORE"],"message":"Tax provider retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"setTaxProvider","resource":"taxes","method":"put","path":"/taxes/provider","scopes":["WRITE_STORE"],"message":"Tax provider set","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile"]},
  {"operationId":"suggestTaxRates","resource":"taxes","path":"/taxes/suggestions","scopes":["WRITE_STORE"],"message":"Suggestions retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"listDispatches","resource":"dispatch","path":"/dispatch","scopes":["READ_DISPATCH"],"message":"Dispatches retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createDispatch","resource":"dispatch","method":"post","path":"/dispatch","scopes":["WRITE_ORDERS"],"status":201,"message":"Dispatch requested","etag":"strong","locates":true,"body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","shipmentNotFound","orderNotShippable","shipmentNotDispatchable","shipmentHasLabel","shipmentDispatched","originRequired","dispatchOff","dispatchRefused","courierUnavailable"]},
  {"operationId":"getDispatch","resource":"dispatch","path":"/dispatch/{id}","scopes":["READ_DISPATCH"],"message":"Dispatch retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","dispatchNotFound"]},
  {"operationId":"listDiscounts","resource":"discounts","path":"/discounts","scopes":["READ_DISCOUNTS"],"message":"Discounts retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createDiscount","resource":"discounts","method":"post","path":"/discounts","scopes":["WRITE_DISCOUNTS"],"status":201,"message":"Discount created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"discounts","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateCode","productNotFound","categoryNotFound"]},
  {"operationId":"listAutomaticDiscounts","resource":"discounts","path":"/discounts/automatic","scopes":["READ_DISCOUNTS"],"message":"Discounts retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createAutomaticDiscount","resource":"discounts","method":"post","path":"/discounts/automatic","scopes":["WRITE_DISCOUNTS"],"status":201,"message":"Discount created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"discounts","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","tooManyAutomaticDiscounts","productNotFound","categoryNotFound"]},
  {"operationId":"getAutomaticDiscount","resource":"discounts","path":"/discounts/automatic/{id}","scopes":["READ_DISCOUNTS"],"message":"Discount retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","discountNotFound"]},
  {"operationId":"updateAutomaticDiscount","resource":"discounts","method":"patch","path":"/discounts/automatic/{id}","scopes":["WRITE_DISCOUNTS"],"message":"Discount updated","etag":"strong","reader":"getAutomaticDiscount","body":"application/json","transaction":true,"events":[{"resource":"discounts","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","discountNotFound","productNotFound","categoryNotFound"]},
  {"operationId":"deleteAutomaticDiscount","resource":"discounts","method":"delete","path":"/discounts/automatic/{id}","scopes":["WRITE_DISCOUNTS"],"message":"Discount deleted","reader":"getAutomaticDiscount","transaction":true,"events":[{"resource":"discounts","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","discountNotFound"]},
  {"operationId":"previewDiscounts","resource":"discounts","method":"post","path":"/discounts/preview","scopes":["READ_DISCOUNTS"],"message":"Discounts previewed","body":"application/json","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","productNotFound","variantRequired","amountTooLarge","discountNotFound"]},
  {"operationId":"getDiscount","resource":"discounts","path":"/discounts/{id}","scopes":["READ_DISCOUNTS"],"message":"Discount retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","discountNotFound"]},
  {"operationId":"updateDiscount","resource":"discounts","method":"patch","path":"/discounts/{id}","scopes":["WRITE_DISCOUNTS"],"message":"Discount updated","etag":"strong","reader":"getDiscount","body":"application/json","transaction":true,"events":[{"resource":"discounts","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","discountNotFound","duplicateCode","productNotFound","categoryNotFound"]},
  {"operationId":"deleteDiscount","resource":"discounts","method":"delete","path":"/discounts/{id}","scopes":["WRITE_DISCOUNTS"],"message":"Discount deleted","reader":"getDiscount","transaction":true,"events":[{"resource":"discounts","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","discountNotFound"]},
  {"operationId":"listPaymentMethods","resource":"payments","path":"/payments","scopes":["WRITE_STORE"],"message":"Shop payments retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"createPaymentMethod","resource":"payments","method":"post","path":"/payments","scopes":["WRITE_STORE"],"status":201,"message":"Payment method created","body":"application/json","transaction":true,"activity":{"action":"payment_method.created","id":"data._id","name":"data.paymentOption.name"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","tokenSignInAgain","paymentOptionNotFound","duplicatePaymentMethod"]},
  {"operationId":"listPaymentOptions","resource":"payments","path":"/payments/options","scopes":["WRITE_STORE"],"message":"Payment options retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"updatePaymentMethod","resource":"payments","method":"patch","path":"/payments/{id}","scopes":["WRITE_STORE"],"message":"Payment method updated","body":"application/json","transaction":true,"activity":{"action":"payment_method.updated","id":"data._id","name":"data.paymentOption.name"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","tokenSignInAgain","paymentMethodNotFound"]},
  {"operationId":"deletePaymentMethod","resource":"payments","method":"delete","path":"/payments/{id}","scopes":["WRITE_STORE"],"message":"Payment method deleted","transaction":true,"activity":{"action":"payment_method.deleted","id":"params.id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","paymentMethodNotFound"]},
  {"operationId":"listRefunds","resource":"refunds","path":"/refunds","scopes":["READ_ORDERS"],"message":"Refunds retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getRefund","resource":"refunds","path":"/refunds/{id}","scopes":["READ_ORDERS"],"message":"Refund retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","refundNotFound"]},
  {"operationId":"retryRefund","resource":"refunds","method":"post","path":"/refunds/{id}/retry","scopes":["WRITE_ORDERS"],"message":"Refund retried","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","refundNotFound","refundNotRetryable","refundRefused","paymentProviderUnavailable"]},
  {"operationId":"listReturns","resource":"returns","path":"/returns","scopes":["READ_ORDERS"],"message":"Returns retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getReturnPolicy","resource":"returns","path":"/returns/policy","scopes":["WRITE_STORE"],"message":"Return policy retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"setReturnPolicy","resource":"returns","method":"put","path":"/returns/policy","scopes":["WRITE_STORE"],"message":"Return policy set","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","productNotFound"]},
  {"operationId":"getReturn","resource":"returns","path":"/returns/{id}","scopes":["READ_ORDERS"],"message":"Return retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","returnNotFound"]},
  {"operationId":"approveReturn","resource":"returns","method":"post","path":"/returns/{id}/approve","scopes":["WRITE_ORDERS"],"message":"Return approved","body":"application/json","transaction":true,"events":[{"resource":"returns","id":"data._id"}],"activity":{"action":"return.approved","id":"data._id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","returnNotFound","illegalReturnMove","tooManyReturned","orderItemNotFound","orderNotRefundable","wantedOnlyInExchange","wantedNotSold","outOfStock"]},
  {"operationId":"receiveReturn","resource":"returns","method":"post","path":"/returns/{id}/receive","scopes":["WRITE_ORDERS"],"message":"Return received","body":"application/json","transaction":true,"events":[{"resource":"returns","id":"data._id"}],"activity":{"action":"return.received","id":"data._id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","returnNotFound","illegalReturnMove","orderItemNotFound","tooManyReturned","outOfStock"]},
  {"operationId":"refuseReturn","resource":"returns","method":"post","path":"/returns/{id}/refuse","scopes":["WRITE_ORDERS"],"message":"Return refused","body":"application/json","transaction":true,"events":[{"resource":"returns","id":"data._id"}],"activity":{"action":"return.refused","id":"data._id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","returnNotFound","illegalReturnMove"]},
  {"operationId":"closeReturn","resource":"returns","method":"post","path":"/returns/{id}/close","scopes":["WRITE_ORDERS"],"message":"Return closed","transaction":true,"events":[{"resource":"returns","id":"data._id"}],"activity":{"action":"return.closed","id":"data._id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","returnNotFound","illegalReturnMove"]},
  {"operationId":"refundReturn","resource":"returns","method":"post","path":"/returns/{id}/refund","scopes":["WRITE_ORDERS"],"message":"Return refunded","body":"application/json","idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","returnNotFound","illegalReturnMove","orderNotRefundable","refundTooLarge","refundRefused","paymentProviderUnavailable"]},
  {"operationId":"listInvoices","resource":"invoices","path":"/invoices","scopes":["READ_ORDERS"],"message":"Invoices retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getInvoice","resource":"invoices","path":"/invoices/{id}","scopes":["READ_ORDERS"],"message":"Invoice retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","invoiceNotFound"]},
  {"operationId":"clearInvoice","resource":"invoices","method":"put","path":"/invoices/{id}/clearance","scopes":["WRITE_ORDERS"],"message":"Clearance kept","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","invoiceNotFound","invoiceCleared"]},
  {"operationId":"getInvoiceDocument","resource":"invoices","path":"/invoices/{id}/document","scopes":["READ_ORDERS"],"message":"Invoice link created","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","invoiceNotFound","invoiceHasNoXml"]},
  {"operationId":"listBlogs","resource":"blogs","path":"/blogs","scopes":["READ_BLOGS"],"message":"Blog posts retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createBlog","resource":"blogs","method":"post","path":"/blogs","scopes":["WRITE_BLOGS"],"status":201,"message":"Blog post created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"blogs","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateBlog"]},
  {"operationId":"getBlog","resource":"blogs","path":"/blogs/{id}","scopes":["READ_BLOGS"],"message":"Blog post retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","blogNotFound"]},
  {"operationId":"updateBlog","resource":"blogs","method":"patch","path":"/blogs/{id}","scopes":["WRITE_BLOGS"],"message":"Blog post updated","etag":"strong","reader":"getBlog","body":"application/json","transaction":true,"events":[{"resource":"blogs","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","blogNotFound","duplicateBlog"]},
  {"operationId":"deleteBlog","resource":"blogs","method":"delete","path":"/blogs/{id}","scopes":["WRITE_BLOGS"],"message":"Blog post deleted","reader":"getBlog","transaction":true,"events":[{"resource":"blogs","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","blogNotFound"]},
  {"operationId":"listTasks","resource":"tasks","path":"/tasks","scopes":["READ_TASKS"],"message":"Tasks retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createTask","resource":"tasks","method":"post","path":"/tasks","scopes":["WRITE_TASKS"],"status":201,"message":"Task created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"tasks","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","unknownAssignee"]},
  {"operationId":"getTask","resource":"tasks","path":"/tasks/{id}","scopes":["READ_TASKS"],"message":"Task retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","resourceNotFound"]},
  {"operationId":"updateTask","resource":"tasks","method":"patch","path":"/tasks/{id}","scopes":["WRITE_TASKS"],"message":"Task updated","etag":"strong","reader":"getTask","body":"application/json","transaction":true,"events":[{"resource":"tasks","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","resourceNotFound","unknownAssignee"]},
  {"operationId":"deleteTask","resource":"tasks","method":"delete","path":"/tasks/{id}","scopes":["WRITE_TASKS"],"message":"Task deleted","reader":"getTask","transaction":true,"events":[{"resource":"tasks","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","resourceNotFound"]},
  {"operationId":"listTaskOccurrences","resource":"tasks","path":"/tasks/{id}/occurrences","scopes":["READ_TASKS"],"message":"Task occurrences retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","resourceNotFound"]},
  {"operationId":"updateTaskOccurrence","resource":"tasks","method":"patch","path":"/tasks/{id}/occurrences/{date}/status","scopes":["WRITE_TASKS"],"message":"Occurrence status updated","body":"application/json","transaction":true,"events":[{"resource":"tasks","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","resourceNotFound"]},
  {"operationId":"listNotes","resource":"notes","path":"/notes","scopes":["READ_NOTES"],"message":"Notes retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createNote","resource":"notes","method":"post","path":"/notes","scopes":["WRITE_NOTES"],"status":201,"message":"Note created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"notes","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","unknownRecord"]},
  {"operationId":"getNote","resource":"notes","path":"/notes/{id}","scopes":["READ_NOTES"],"message":"Note retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","noteNotFound"]},
  {"operationId":"updateNote","resource":"notes","method":"patch","path":"/notes/{id}","scopes":["WRITE_NOTES"],"message":"Note updated","etag":"strong","reader":"getNote","body":"application/json","transaction":true,"events":[{"resource":"notes","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","noteNotFound","unknownRecord"]},
  {"operationId":"deleteNote","resource":"notes","method":"delete","path":"/notes/{id}","scopes":["WRITE_NOTES"],"message":"Note deleted","reader":"getNote","transaction":true,"events":[{"resource":"notes","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","noteNotFound"]},
  {"operationId":"listScripts","resource":"scripts","path":"/scripts","scopes":["READ_SCRIPTS"],"message":"Scripts retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createScript","resource":"scripts","method":"post","path":"/scripts","scopes":["WRITE_SCRIPTS"],"status":201,"message":"Script created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"scripts","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight"]},
  {"operationId":"getScript","resource":"scripts","path":"/scripts/{id}","scopes":["READ_SCRIPTS"],"message":"Script retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","scriptNotFound"]},
  {"operationId":"updateScript","resource":"scripts","method":"patch","path":"/scripts/{id}","scopes":["WRITE_SCRIPTS"],"message":"Script updated","etag":"strong","reader":"getScript","body":"application/json","transaction":true,"events":[{"resource":"scripts","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","scriptNotFound"]},
  {"operationId":"deleteScript","resource":"scripts","method":"delete","path":"/scripts/{id}","scopes":["WRITE_SCRIPTS"],"message":"Script deleted","reader":"getScript","transaction":true,"events":[{"resource":"scripts","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","scriptNotFound"]},
  {"operationId":"listBanners","resource":"banners","path":"/banners","scopes":["WRITE_STORE"],"message":"Banners retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createBanner","resource":"banners","method":"post","path":"/banners","scopes":["WRITE_STORE"],"status":201,"message":"Banner created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight"]},
  {"operationId":"getBanner","resource":"banners","path":"/banners/{id}","scopes":["WRITE_STORE"],"message":"Banner retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","bannerNotFound"]},
  {"operationId":"updateBanner","resource":"banners","method":"patch","path":"/banners/{id}","scopes":["WRITE_STORE"],"message":"Banner updated","etag":"strong","reader":"getBanner","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","bannerNotFound"]},
  {"operationId":"deleteBanner","resource":"banners","method":"delete","path":"/banners/{id}","scopes":["WRITE_STORE"],"message":"Banner deleted","reader":"getBanner","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","bannerNotFound"]},
  {"operationId":"listComments","resource":"comments","path":"/comments","scopes":["WRITE_COMMENTS"],"message":"Comments retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createComment","resource":"comments","method":"post","path":"/comments","scopes":["WRITE_COMMENTS"],"status":201,"message":"Comment created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"comments","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","commentNotFound"]},
  {"operationId":"getComment","resource":"comments","path":"/comments/{id}","scopes":["WRITE_COMMENTS"],"message":"Comment retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","commentNotFound"]},
  {"operationId":"updateComment","resource":"comments","method":"patch","path":"/comments/{id}","scopes":["WRITE_COMMENTS"],"message":"Comment updated","etag":"strong","reader":"getComment","body":"application/json","transaction":true,"events":[{"resource":"comments","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","commentNotFound"]},
  {"operationId":"deleteComment","resource":"comments","method":"delete","path":"/comments/{id}","scopes":["WRITE_COMMENTS"],"message":"Comment deleted","reader":"getComment","transaction":true,"events":[{"resource":"comments","id":"params.id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","commentNotFound"]},
  {"operationId":"listReviews","resource":"reviews","path":"/reviews","scopes":["WRITE_STORE"],"message":"Reviews retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getReview","resource":"reviews","path":"/reviews/{id}","scopes":["WRITE_STORE"],"message":"Review retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","reviewNotFound"]},
  {"operationId":"updateReview","resource":"reviews","method":"patch","path":"/reviews/{id}","scopes":["WRITE_STORE"],"message":"Review updated","etag":"strong","reader":"getReview","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","reviewNotFound"]},
  {"operationId":"deleteReview","resource":"reviews","method":"delete","path":"/reviews/{id}","scopes":["WRITE_STORE"],"message":"Review deleted","reader":"getReview","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","reviewNotFound"]},
  {"operationId":"listNewsletterSubscribers","resource":"newsletter","path":"/newsletter/subscribers","scopes":["WRITE_STORE"],"message":"Newsletter subscribers retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"exportNewsletterSubscribers","resource":"newsletter","path":"/newsletter/subscribers/export","scopes":["WRITE_STORE"],"message":"Newsletter subscribers exported","media":"text/csv","fileName":"newsletter.csv","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"deleteNewsletterSubscriber","resource":"newsletter","method":"delete","path":"/newsletter/subscribers/{id}","scopes":["WRITE_STORE"],"message":"Newsletter subscriber deleted","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","subscriberNotFound"]},
  {"operationId":"listRedirects","resource":"redirects","path":"/redirects","scopes":["WRITE_STORE"],"message":"Redirects retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createRedirect","resource":"redirects","method":"post","path":"/redirects","scopes":["WRITE_STORE"],"status":201,"message":"Redirect created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateRedirect"]},
  {"operationId":"getRedirect","resource":"redirects","path":"/redirects/{id}","scopes":["WRITE_STORE"],"message":"Redirect retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","redirectNotFound"]},
  {"operationId":"updateRedirect","resource":"redirects","method":"patch","path":"/redirects/{id}","scopes":["WRITE_STORE"],"message":"Redirect updated","etag":"strong","reader":"getRedirect","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","redirectNotFound","duplicateRedirect"]},
  {"operationId":"deleteRedirect","resource":"redirects","method":"delete","path":"/redirects/{id}","scopes":["WRITE_STORE"],"message":"Redirect deleted","reader":"getRedirect","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","redirectNotFound"]},
  {"operationId":"getFeedReport","resource":"feeds","path":"/feeds","scopes":["WRITE_STORE"],"message":"Feeds retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"listExports","resource":"exports","path":"/exports","scopes":["WRITE_INVENTORY","WRITE_CUSTOMERS","WRITE_DISCOUNTS","WRITE_ORDERS"],"anyScope":true,"message":"Exports retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createExport","resource":"exports","method":"post","path":"/exports","scopes":["WRITE_INVENTORY","WRITE_CUSTOMERS","WRITE_DISCOUNTS","WRITE_ORDERS"],"anyScope":true,"status":201,"message":"Export started","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","exportsRunning"]},
  {"operationId":"getExport","resource":"exports","path":"/exports/{id}","scopes":["WRITE_INVENTORY","WRITE_CUSTOMERS","WRITE_DISCOUNTS","WRITE_ORDERS"],"anyScope":true,"message":"Export retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","exportNotFound"]},
  {"operationId":"listImports","resource":"imports","path":"/imports","scopes":["READ_INVENTORY","READ_CUSTOMERS","READ_DISCOUNTS","READ_ORDERS","WRITE_STORE"],"anyScope":true,"message":"Imports retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createImport","resource":"imports","method":"post","path":"/imports","scopes":["WRITE_INVENTORY","WRITE_CUSTOMERS","WRITE_DISCOUNTS","WRITE_ORDERS","WRITE_STORE"],"anyScope":true,"status":201,"message":"Import created","etag":"strong","locates":true,"body":"multipart/form-data","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","fileTooLarge","unsupportedMediaType","importNotRecognised","importUnreadable","diskFull"]},
  {"operationId":"getImport","resource":"imports","path":"/imports/{id}","scopes":["READ_INVENTORY","READ_CUSTOMERS","READ_DISCOUNTS","READ_ORDERS","WRITE_STORE"],"anyScope":true,"message":"Import retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","importNotFound"]},
  {"operationId":"listImportIssues","resource":"imports","path":"/imports/{id}/issues","scopes":["READ_INVENTORY","READ_CUSTOMERS","READ_DISCOUNTS","READ_ORDERS","WRITE_STORE"],"anyScope":true,"message":"Issues retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","malformedUri","importNotFound"]},
  {"operationId":"runImport","resource":"imports","method":"post","path":"/imports/{id}/run","scopes":["WRITE_INVENTORY","WRITE_CUSTOMERS","WRITE_DISCOUNTS","WRITE_ORDERS","WRITE_STORE"],"anyScope":true,"message":"Import started","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","importNotFound","importOver"]},
  {"operationId":"cancelImport","resource":"imports","method":"post","path":"/imports/{id}/cancel","scopes":["WRITE_INVENTORY","WRITE_CUSTOMERS","WRITE_DISCOUNTS","WRITE_ORDERS","WRITE_STORE"],"anyScope":true,"message":"Import cancelled","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","importNotFound","importOver"]},
  {"operationId":"listPictures","resource":"pictures","path":"/pictures","scopes":["WRITE_INVENTORY","WRITE_STORE"],"anyScope":true,"message":"Pictures retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"uploadPicture","resource":"pictures","method":"post","path":"/pictures","scopes":["WRITE_INVENTORY","WRITE_STORE"],"anyScope":true,"status":201,"message":"Picture uploaded","body":"multipart/form-data","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","fileTooLarge","unsupportedMediaType","pictureUnreadable","pictureIsHeic","pictureAnimated","pictureTooLarge","storageFull","ownerStorageFull","diskFull","fileStoreUnavailable"]},
  {"operationId":"deletePicture","resource":"pictures","method":"delete","path":"/pictures/{id}","scopes":["WRITE_INVENTORY","WRITE_STORE"],"anyScope":true,"message":"Picture deleted","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","pictureNotFound"]},
  {"operationId":"listRoles","resource":"roles","path":"/roles","scopes":["READ_ROLES"],"message":"Roles retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createRole","resource":"roles","method":"post","path":"/roles","scopes":["WRITE_ROLES"],"status":201,"message":"Role created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"roles","id":"data._id"}],"activity":{"action":"role.created","id":"data._id","name":"data.name"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateRole","scopeNotAllowed"]},
  {"operationId":"getRole","resource":"roles","path":"/roles/{id}","scopes":["READ_ROLES"],"message":"Role retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","roleNotFound"]},
  {"operationId":"updateRole","resource":"roles","method":"patch","path":"/roles/{id}","scopes":["WRITE_ROLES"],"message":"Role updated","etag":"strong","reader":"getRole","body":"application/json","transaction":true,"events":[{"resource":"roles","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","roleNotFound","duplicateRole","scopeNotAllowed"]},
  {"operationId":"deleteRole","resource":"roles","method":"delete","path":"/roles/{id}","scopes":["WRITE_ROLES"],"message":"Role deleted","reader":"getRole","transaction":true,"events":[{"resource":"roles","id":"params.id"}],"activity":{"action":"role.deleted","id":"params.id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","roleNotFound","roleInUse"]},
  {"operationId":"listPayouts","resource":"payouts","path":"/payouts","scopes":["READ_PAYOUTS"],"message":"Payouts retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createPayout","resource":"payouts","method":"post","path":"/payouts","scopes":["WRITE_PAYOUTS"],"recentSignIn":true,"status":201,"message":"Payout created","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"payouts","id":"data._id"}],"activity":{"action":"payout_method.created","id":"data._id","name":"data.data.bankName"},"idempotent":true,"refusals":["authenticationRequired","tokenSignInAgain","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","payoutUnsupported"]},
  {"operationId":"getPayoutFee","resource":"payouts","path":"/payouts/fee","scopes":["READ_PAYOUTS"],"message":"Payout fee retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","payoutCurrencyUnsupported"]},
  {"operationId":"listSupportedPayouts","resource":"payouts","path":"/payouts/supported","scopes":["READ_PAYOUTS"],"message":"Supported payouts retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"getPayout","resource":"payouts","path":"/payouts/{id}","scopes":["READ_PAYOUTS"],"message":"Payout retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","resourceNotFound"]},
  {"operationId":"updatePayout","resource":"payouts","method":"patch","path":"/payouts/{id}","scopes":["WRITE_PAYOUTS"],"recentSignIn":true,"message":"Payout updated","etag":"strong","reader":"getPayout","body":"application/json","transaction":true,"events":[{"resource":"payouts","id":"data._id"}],"activity":{"action":"payout_method.updated","id":"data._id","name":"data.data.bankName"},"refusals":["authenticationRequired","tokenSignInAgain","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","resourceNotFound","payoutUnsupported"]},
  {"operationId":"deletePayout","resource":"payouts","method":"delete","path":"/payouts/{id}","scopes":["WRITE_PAYOUTS"],"recentSignIn":true,"message":"Payout deleted","reader":"getPayout","transaction":true,"events":[{"resource":"payouts","id":"params.id"}],"activity":{"action":"payout_method.deleted","id":"params.id"},"refusals":["authenticationRequired","tokenSignInAgain","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","resourceNotFound"]},
  {"operationId":"listKyc","resource":"kyc","path":"/kyc","scopes":["READ_KYC"],"message":"KYC checks retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createKyc","resource":"kyc","method":"post","path":"/kyc","scopes":["WRITE_KYC"],"status":201,"message":"KYC check submitted","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"kyc","id":"data._id"}],"activity":{"action":"kyc.created","id":"data._id","name":"data.type"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","duplicateKyc"]},
  {"operationId":"getKyc","resource":"kyc","path":"/kyc/{id}","scopes":["READ_KYC"],"message":"KYC check retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","kycNotFound"]},
  {"operationId":"listAgents","resource":"agents","path":"/agents","scopes":["WRITE_STORE"],"message":"Agents retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getAgent","resource":"agents","path":"/agents/{id}","scopes":["WRITE_STORE"],"message":"Agent retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","agentNotFound"]},
  {"operationId":"updateAgent","resource":"agents","method":"patch","path":"/agents/{id}","scopes":["WRITE_STORE"],"message":"Agent updated","etag":"strong","reader":"getAgent","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","agentNotFound"]},
  {"operationId":"listActivity","resource":"activity","path":"/activity","scopes":["READ_ACTIVITY"],"message":"Activity retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"listNotifications","resource":"notifications","path":"/notifications","scopes":["READ_NOTIFICATIONS"],"message":"Notifications retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"countUnreadNotifications","resource":"notifications","path":"/notifications/unread-count","scopes":["READ_NOTIFICATIONS"],"message":"Unread count retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"readAllNotifications","resource":"notifications","method":"post","path":"/notifications/read-all","scopes":["WRITE_NOTIFICATIONS"],"message":"Notifications marked as read","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"getNotification","resource":"notifications","path":"/notifications/{id}","scopes":["READ_NOTIFICATIONS"],"message":"Notification retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","notificationNotFound"]},
  {"operationId":"updateNotification","resource":"notifications","method":"patch","path":"/notifications/{id}","scopes":["WRITE_NOTIFICATIONS"],"message":"Notification updated","etag":"strong","reader":"getNotification","body":"application/json","transaction":true,"events":[{"resource":"notifications","id":"data._id"}],"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","notificationNotFound"]},
  {"operationId":"listDomains","resource":"domains","path":"/domains","scopes":["READ_DOMAINS"],"message":"Domains retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"createDomain","resource":"domains","method":"post","path":"/domains","scopes":["WRITE_DOMAINS"],"status":201,"message":"Domain claimed","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"domains","id":"data._id"}],"activity":{"action":"domain.created","id":"data._id","name":"data.domain"},"idempotent":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","domainNotClaimable","storeClosed","domainTaken","duplicateDomain","tooManyDomains"]},
  {"operationId":"checkDomainAvailability","resource":"domains","path":"/domains/check-availability","scopes":["READ_DOMAINS"],"message":"Domain availability checked","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"listBaseDomains","resource":"domains","path":"/domains/available","scopes":["READ_DOMAINS"],"message":"Available subdomains retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"getDomain","resource":"domains","path":"/domains/{id}","scopes":["READ_DOMAINS"],"message":"Domain retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","domainNotFound"]},
  {"operationId":"deleteDomain","resource":"domains","method":"delete","path":"/domains/{id}","scopes":["WRITE_DOMAINS"],"message":"Domain deleted","reader":"getDomain","transaction":true,"events":[{"resource":"domains","id":"params.id"}],"activity":{"action":"domain.deleted","id":"params.id"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","changedMeanwhile","domainNotFound","defaultAddress"]},
  {"operationId":"checkDomain","resource":"domains","method":"post","path":"/domains/{id}/check","scopes":["WRITE_DOMAINS"],"message":"Domain checked","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","malformedUri","domainNotFound"]},
  {"operationId":"getApp","resource":"app","path":"/app","message":"App retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","storeSuspended"]},
  {"operationId":"listEvents","resource":"events","path":"/events","message":"Events retrieved","refusals":["authenticationRequired","secondFactorRequired","storeSuspended","invalidRequest","cursorExpired"]},
  {"operationId":"listDeliveries","resource":"deliveries","path":"/webhooks/deliveries","message":"Deliveries retrieved","refusals":["authenticationRequired","secondFactorRequired","storeSuspended","invalidRequest"]},
  {"operationId":"getDelivery","resource":"deliveries","path":"/webhooks/deliveries/{id}","message":"Delivery retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","storeSuspended","malformedUri","deliveryNotFound"]},
  {"operationId":"redeliver","resource":"deliveries","method":"post","path":"/webhooks/deliveries/{id}/redeliver","status":202,"message":"Delivery queued","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","storeSuspended","malformedUri","deliveryNotFound","webhookOff","notInstalled"]},
  {"operationId":"listDigitalAccess","resource":"digital-access","path":"/digital-access","scopes":["READ_INVENTORY"],"message":"Digital access retrieved","authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","invalidRequest","storeNotDigital"]},
  {"operationId":"createDigitalAccess","resource":"digital-access","method":"post","path":"/digital-access","scopes":["WRITE_INVENTORY"],"status":201,"message":"Digital access granted","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","storeNotDigital","productNotFound","productNotDigital","unknownUser"]},
  {"operationId":"getAllAccessPass","resource":"digital-access","path":"/digital-access/pass","scopes":["READ_INVENTORY"],"message":"All-access pass retrieved","etag":"strong","authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","storeNotDigital","passNotFound"]},
  {"operationId":"putAllAccessPass","resource":"digital-access","method":"put","path":"/digital-access/pass","scopes":["WRITE_INVENTORY"],"message":"All-access pass saved","etag":"strong","reader":"getAllAccessPass","body":"application/json","transaction":true,"events":[{"resource":"products","id":"data._id"}],"authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","storeNotDigital"]},
  {"operationId":"retryGrants","resource":"digital-access","method":"post","path":"/digital-access/retry-grants","scopes":["WRITE_INVENTORY"],"message":"Grants retried","authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","storeNotDigital"]},
  {"operationId":"listDigitalFiles","resource":"digital-access","path":"/digital-access/products/{id}/files","scopes":["READ_INVENTORY"],"message":"Files retrieved","authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","invalidRequest","malformedUri","storeNotDigital","productNotFound"]},
  {"operationId":"uploadDigitalFile","resource":"digital-access","method":"post","path":"/digital-access/products/{id}/files","scopes":["WRITE_INVENTORY"],"status":201,"message":"File uploaded","body":"multipart/form-data","authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","invalidRequest","fileTooLarge","unsupportedMediaType","malformedUri","storeNotDigital","productNotFound","productNotDigital","tooManyFiles","storageFull","ownerStorageFull","diskFull","fileStoreUnavailable"]},
  {"operationId":"deleteDigitalFile","resource":"digital-access","method":"delete","path":"/digital-access/products/{id}/files/{fileId}","scopes":["WRITE_INVENTORY"],"message":"File deleted","transaction":true,"authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","malformedUri","changedMeanwhile","storeNotDigital","fileNotFound"]},
  {"operationId":"getDigitalAccess","resource":"digital-access","path":"/digital-access/{id}","scopes":["READ_INVENTORY"],"message":"Digital access retrieved","etag":"strong","authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","malformedUri","storeNotDigital","accessNotFound"]},
  {"operationId":"revokeDigitalAccess","resource":"digital-access","method":"delete","path":"/digital-access/{id}","scopes":["WRITE_INVENTORY"],"message":"Digital access revoked","reader":"getDigitalAccess","transaction":true,"authRefusals":{"authentication":"appTokenInvalid","scope":"permissionsMissing"},"refusals":["appTokenInvalid","secondFactorRequired","permissionsMissing","storeSuspended","malformedUri","changedMeanwhile","storeNotDigital","accessNotFound"]},
  {"operationId":"getShop","resource":"shop","path":"/shop","scopes":["WRITE_STORE"],"message":"Shop retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"updateShop","resource":"shop","method":"patch","path":"/shop","scopes":["WRITE_STORE"],"message":"Shop updated","etag":"strong","reader":"getShop","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","storeClosed","slugTaken","slugReserved","tooManyDomains"]},
  {"operationId":"getShopReadiness","resource":"shop","path":"/shop/readiness","scopes":["WRITE_STORE"],"message":"Readiness retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"getHours","resource":"shop","path":"/shop/hours","scopes":["WRITE_STORE"],"message":"Hours retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"setHours","resource":"shop","method":"put","path":"/shop/hours","scopes":["WRITE_STORE"],"message":"Hours set","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","storeClosed"]},
  {"operationId":"getKitchen","resource":"kitchen","path":"/shop/kitchen","scopes":["READ_ORDERS","WRITE_STORE"],"anyScope":true,"message":"Kitchen retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"setKitchen","resource":"kitchen","method":"put","path":"/shop/kitchen","scopes":["WRITE_STORE"],"message":"Kitchen set","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","storeClosed"]},
  {"operationId":"getEmailTemplates","resource":"shop","path":"/email-templates","scopes":["WRITE_STORE"],"message":"E-mail templates retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended"]},
  {"operationId":"setEmailTemplates","resource":"shop","method":"put","path":"/email-templates","scopes":["WRITE_STORE"],"message":"E-mail templates set","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","storeClosed"]},
  {"operationId":"previewEmailTemplate","resource":"shop","method":"post","path":"/email-templates/preview","scopes":["WRITE_STORE"],"message":"E-mail previewed","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"testEmailTemplate","resource":"shop","method":"post","path":"/email-templates/test","scopes":["WRITE_STORE"],"message":"Test sent","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"closeNow","resource":"shop","method":"post","path":"/shop/closed-now","scopes":["WRITE_STORE"],"message":"Hours set","body":"application/json","transaction":true,"activity":{"action":"settings.updated"},"refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","storeClosed"]},
  {"operationId":"getSalesByGroup","resource":"sales","path":"/sales/groups","scopes":["READ_SALES"],"message":"Sales retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"exportSales","resource":"sales","path":"/sales/export","scopes":["READ_SALES","READ_ORDERS"],"message":"Sales exported","media":"text/csv","fileName":"sales.csv","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"exportDatevBookings","resource":"sales","path":"/sales/datev","scopes":["READ_SALES","READ_ORDERS"],"message":"Bookings exported","media":"text/csv","fileName":"EXTF_Buchungsstapel.csv","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
  {"operationId":"getSales","resource":"sales","path":"/sales","scopes":["READ_SALES"],"message":"Sales retrieved","refusals":["authenticationRequired","secondFactorRequired","insufficientScope","storeSuspended","invalidRequest"]},
])
