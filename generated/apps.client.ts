// Written by `make gen` from openapi/. Change the contract, not this file.
import type { Listing, Method, Table } from '../src/client/types.ts'
import type { operations as contract } from './apps.types.ts'

/** The codes by which every operation can be refused. */
type Usual = 'too_many_requests' | 'unexpected' | 'busy' | 'took_too_long' | 'unavailable' | 'authentication_required' | 'second_factor_required' | 'store_suspended'

export interface AppsOperations {
  orders: {
    /** List the store's orders. */
    list: Listing<contract['listOrders'], [], Usual | 'insufficient_scope' | 'invalid_request', 'orders', 'page' | 'limit' | 'sort'>
    /** Count the store's orders. */
    count: Method<contract['countOrders'], [], Usual | 'insufficient_scope' | 'invalid_request'>
    /** Get a link to the packing slips of many orders. */
    createPackingSlips: Method<contract['createPackingSlips'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found' | 'nothing_to_ship'>
    /** Get the pick list of many orders. */
    createPickList: Method<contract['createPickList'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found'>
    /** Get an order. */
    get: Method<contract['getOrder'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'order_not_found'>
    /** Update the status or the note of an order. */
    update: Method<contract['updateOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'order_not_found' | 'illegal_status_move'>
    /** Delete an order. */
    delete: Method<contract['deleteOrder'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'order_not_found' | 'order_not_deletable'>
    /** Get the timeline of an order. */
    getTimeline: Method<contract['getOrderTimeline'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'order_not_found'>
    /** Get a link to the file of a reported transfer. */
    getProofFile: Method<contract['getProofFile'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'order_not_found' | 'proof_file_not_found'>
    /** Cancel an order, paid or not. */
    cancel: Method<contract['cancelOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'order_not_cancellable' | 'order_not_refundable' | 'refund_refused' | 'payment_provider_unavailable'>
    /** Mark an order as paid. */
    markPaid: Method<contract['markOrderPaid'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'order_already_paid' | 'illegal_status_move' | 'payment_too_large'>
    /** Make a payment link for an order. */
    createPaymentLink: Method<contract['createPaymentLink'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'order_not_found' | 'order_not_payable'>
    /** Get what packing an order needs. */
    getPacking: Method<contract['getOrderPacking'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'order_not_found'>
    /** Get a link to the packing slip of an order. */
    getPackingSlip: Method<contract['getPackingSlip'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'order_not_found' | 'shipment_not_found' | 'nothing_to_ship'>
    /** Refund an order. */
    refund: Method<contract['refundOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'order_item_not_found' | 'order_not_refundable' | 'refund_too_large' | 'refund_refused' | 'payment_provider_unavailable'>
    /** List the edits of an order. */
    listEdits: Method<contract['listOrderEdits'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'order_not_found'>
    /** Change an order. */
    edit: Method<contract['editOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'order_item_not_found' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'modifier_sold_out' | 'booking_required' | 'amount_too_large' | 'tax_rate_missing' | 'taxes_unavailable' | 'too_many_mails' | 'out_of_stock' | 'order_changed' | 'order_not_editable' | 'order_being_paid' | 'unknown_country' | 'refund_too_large' | 'order_not_refundable' | 'refund_refused' | 'payment_provider_unavailable'>
    /** Propose a refund. */
    getRefundable: Method<contract['getRefundable'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'order_not_found' | 'order_item_not_found' | 'refund_too_large'>
    /** List the shipments of an order. */
    listShipments: Listing<contract['listOrderShipments'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'order_not_found', 'shipments', 'page' | 'limit'>
  }
  draftOrders: {
    /** List the store's draft orders. */
    list: Listing<contract['listDraftOrders'], [], Usual | 'insufficient_scope' | 'invalid_request', 'draftOrders', 'page' | 'limit'>
    /** Begin a draft order. */
    create: Method<contract['createDraftOrder'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'customer_not_found' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'modifier_sold_out' | 'booking_required' | 'out_of_stock' | 'amount_too_large' | 'unknown_country' | 'tax_rate_missing' | 'taxes_unavailable'>
    /** Get a draft order. */
    get: Method<contract['getDraftOrder'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'draft_order_not_found'>
    /** Change a draft order. */
    update: Method<contract['updateDraftOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'draft_order_not_found' | 'draft_order_completed' | 'draft_of_return' | 'customer_not_found' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'modifier_sold_out' | 'booking_required' | 'out_of_stock' | 'amount_too_large' | 'unknown_country' | 'tax_rate_missing' | 'taxes_unavailable'>
    /** Delete a draft order. */
    delete: Method<contract['deleteDraftOrder'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'draft_order_not_found' | 'draft_order_completed' | 'draft_of_return'>
    /** Mail a draft order with a payment link. */
    send: Method<contract['sendDraftOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'draft_order_not_found' | 'draft_order_completed' | 'draft_of_return' | 'draft_order_without_email' | 'draft_order_empty' | 'too_many_mails'>
    /** Make a draft order an order. */
    complete: Method<contract['completeDraftOrder'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'draft_order_not_found' | 'draft_order_completed' | 'draft_of_return' | 'draft_order_without_email' | 'draft_order_empty' | 'out_of_stock'>
  }
  products: {
    /** List the store's products. */
    list: Listing<contract['listProducts'], [], Usual | 'insufficient_scope' | 'invalid_request', 'products', 'page' | 'limit' | 'sort'>
    /** Create a product. */
    create: Method<contract['createProduct'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_product' | 'product_not_found' | 'unknown_category' | 'unknown_modifier_group' | 'store_not_digital' | 'pass_has_variants' | 'duplicate_variant' | 'duplicate_sku'>
    /** Create, update or delete many products. */
    save: Method<contract['saveProducts'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight'>
    /** Search products. */
    search: Method<contract['searchProducts'], [], Usual | 'insufficient_scope' | 'invalid_request'>
    /** Update the prices of many products. */
    updatePrices: Method<contract['updateProductPrices'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'changed_meanwhile' | 'unknown_category'>
    /** Preview a change to the prices of many products. */
    previewPrices: Listing<contract['previewProductPrices'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'unknown_category', 'products', 'page' | 'limit'>
    /** Get the progress of a price change. */
    getPriceChange: Method<contract['getPriceChange'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'price_change_not_found'>
    /** List the scheduled prices. */
    listPriceSchedules: Listing<contract['listPriceSchedules'], [], Usual | 'insufficient_scope' | 'invalid_request', 'schedules', 'page' | 'limit'>
    /** Set prices now or at a time. */
    setPrices: Method<contract['setProductPrices'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'changed_meanwhile' | 'product_not_found' | 'prices_overlap'>
    /** Get scheduled prices. */
    getPriceSchedule: Method<contract['getPriceSchedule'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'price_schedule_not_found'>
    /** Undo scheduled prices. */
    undoPriceSchedule: Method<contract['undoPriceSchedule'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'price_schedule_not_found' | 'price_schedule_over'>
    /** Get a product. */
    get: Method<contract['getProduct'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'product_not_found'>
    /** Update a product. */
    update: Method<contract['updateProduct'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'product_not_found' | 'duplicate_product' | 'unknown_category' | 'unknown_modifier_group' | 'store_not_digital' | 'pass_has_variants' | 'duplicate_variant' | 'duplicate_sku'>
    /** Delete a product. */
    delete: Method<contract['deleteProduct'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'product_not_found'>
    /** Get the costs of a product. */
    getCosts: Method<contract['getProductCosts'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'product_not_found'>
  }
  stock: {
    /** List the stock of the store. */
    listLevels: Listing<contract['listStockLevels'], [], Usual | 'insufficient_scope' | 'invalid_request', 'levels', 'page' | 'limit'>
    /** Get the stock of a product. */
    getLevel: Method<contract['getStockLevel'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'product_not_found'>
    /** Update how the stock of a product is kept. */
    updateLevel: Method<contract['updateStockLevel'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'product_not_found'>
    /** List the changes of stock. */
    listMovements: Listing<contract['listStockMovements'], [], Usual | 'insufficient_scope' | 'invalid_request', 'movements', 'limit'>
    /** Adjust the stock of up to 500 products and variants. */
    adjust: Method<contract['adjustStock'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'stock_item_not_found' | 'stock_changed' | 'stock_held'>
  }
  foods: {
    /** List the store's foods. */
    list: Listing<contract['listFoods'], [], Usual | 'insufficient_scope' | 'invalid_request', 'foods', 'page' | 'limit'>
    /** Create a food. */
    create: Method<contract['createFood'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'unknown_category' | 'unknown_modifier_group'>
    /** Search foods. */
    search: Method<contract['searchFoods'], [], Usual | 'insufficient_scope' | 'invalid_request'>
    /** Get a food. */
    get: Method<contract['getFood'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'food_not_found'>
    /** Update a food. */
    update: Method<contract['updateFood'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'food_not_found' | 'unknown_category' | 'unknown_modifier_group'>
    /** Delete a food. */
    delete: Method<contract['deleteFood'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'food_not_found'>
  }
  tables: {
    /** List the tables. */
    list: Method<contract['listTables'], [], Usual | 'insufficient_scope'>
    /** Add a table. */
    create: Method<contract['createTable'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_table' | 'too_many_tables'>
    /** Change a table. */
    update: Method<contract['updateTable'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'table_not_found' | 'duplicate_table' | 'table_in_use'>
    /** Delete a table. */
    delete: Method<contract['deleteTable'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'table_not_found'>
    /** Get the bill of a table. */
    getBill: Method<contract['getTableBill'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'table_not_found'>
    /** Close the bill of a table. */
    closeBill: Method<contract['closeTableBill'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'table_not_found' | 'bill_empty' | 'bill_changed'>
  }
  kitchen: {
    /** Say that a food or an option is sold out. */
    setSoldOut: Method<contract['setSoldOut'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'food_not_found' | 'modifier_group_not_found'>
    /** List the kitchen tickets. */
    listTickets: Listing<contract['listTickets'], [], Usual | 'insufficient_scope' | 'invalid_request', 'tickets', 'page' | 'limit'>
    /** Get a kitchen ticket for a printer. */
    printTicket: Method<contract['printTicket'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'ticket_not_found'>
    /** Get a kitchen ticket. */
    getTicket: Method<contract['getTicket'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'ticket_not_found'>
    /** Move or delay a kitchen ticket. */
    updateTicket: Method<contract['updateTicket'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'ticket_not_found' | 'ticket_moved' | 'ticket_cancelled'>
    /** Get the kitchen. */
    get: Method<contract['getKitchen'], [], Usual | 'insufficient_scope'>
    /** Set the kitchen. */
    set: Method<contract['setKitchen'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'store_closed'>
  }
  customFields: {
    /** List the store's own fields. */
    list: Listing<contract['listCustomFields'], [], Usual | 'insufficient_scope' | 'invalid_request', 'fields', 'page' | 'limit'>
    /** Create a field. */
    create: Method<contract['createCustomField'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_custom_field' | 'too_many_custom_fields'>
    /** Get a field. */
    get: Method<contract['getCustomField'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'custom_field_not_found'>
    /** Update a field. */
    update: Method<contract['updateCustomField'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'custom_field_not_found'>
    /** Delete a field. */
    delete: Method<contract['deleteCustomField'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'custom_field_not_found'>
  }
  modifierGroups: {
    /** List the modifier groups. */
    list: Listing<contract['listModifierGroups'], [], Usual | 'insufficient_scope' | 'invalid_request', 'groups', 'page' | 'limit'>
    /** Create a modifier group. */
    create: Method<contract['createModifierGroup'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'too_many_modifier_groups' | 'unknown_modifier_group' | 'food_not_found'>
    /** Get a modifier group. */
    get: Method<contract['getModifierGroup'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'modifier_group_not_found'>
    /** Update a modifier group. */
    update: Method<contract['updateModifierGroup'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'modifier_group_not_found' | 'unknown_modifier_group' | 'food_not_found'>
    /** Delete a modifier group. */
    delete: Method<contract['deleteModifierGroup'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'modifier_group_not_found'>
  }
  services: {
    /** List the store's services. */
    list: Listing<contract['listServices'], [], Usual | 'insufficient_scope' | 'invalid_request', 'services', 'page' | 'limit'>
    /** Create a service. */
    create: Method<contract['createService'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight'>
    /** Get a service. */
    get: Method<contract['getService'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'service_not_found'>
    /** Update a service. */
    update: Method<contract['updateService'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'service_not_found'>
    /** Delete a service. */
    delete: Method<contract['deleteService'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'service_not_found'>
  }
  resources: {
    /** Get the booking rules of a service. */
    getBookingRules: Method<contract['getBookingRules'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'service_not_found'>
    /** Set the booking rules of a service. */
    setBookingRules: Method<contract['setBookingRules'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'service_not_found'>
    /** List the resources. */
    list: Listing<contract['listResources'], [], Usual | 'insufficient_scope' | 'invalid_request', 'resources', 'page' | 'limit'>
    /** Create a resource. */
    create: Method<contract['createResource'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'too_many_resources' | 'service_not_found' | 'service_without_duration'>
    /** Get a resource. */
    get: Method<contract['getResource'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'resource_not_found'>
    /** Update a resource. */
    update: Method<contract['updateResource'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found' | 'service_not_found' | 'service_without_duration'>
    /** Delete a resource. */
    delete: Method<contract['deleteResource'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found'>
  }
  bookings: {
    /** List the store's bookings. */
    list: Listing<contract['listBookings'], [], Usual | 'insufficient_scope' | 'invalid_request', 'bookings', 'page' | 'limit'>
    /** Book a time for somebody. */
    create: Method<contract['createBooking'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'service_not_found' | 'service_not_bookable' | 'resource_not_found' | 'time_taken'>
    /** Get the address of the store's calendar. */
    getCalendar: Method<contract['getBookingCalendar'], [], Usual | 'insufficient_scope'>
    /** Make a new address of the store's calendar. */
    renewCalendar: Method<contract['renewBookingCalendar'], [], Usual | 'insufficient_scope'>
    /** Get the address of a resource's calendar. */
    getResourceCalendar: Method<contract['getResourceCalendar'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'resource_not_found'>
    /** Make a new address of a resource's calendar. */
    renewResourceCalendar: Method<contract['renewResourceCalendar'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'resource_not_found'>
    /** Get a booking. */
    get: Method<contract['getBooking'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'booking_not_found'>
    /** Move a booking. */
    move: Method<contract['moveBooking'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'booking_not_found' | 'illegal_status_move' | 'resource_not_found' | 'time_taken'>
    /** Cancel a booking. */
    cancel: Method<contract['cancelBooking'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'booking_not_found' | 'illegal_status_move'>
    /** Record that a guest did not come. */
    markNoShow: Method<contract['markNoShow'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'booking_not_found' | 'illegal_status_move'>
  }
  categories: {
    /** List the store's categories. */
    list: Listing<contract['listCategories'], [], Usual | 'insufficient_scope' | 'invalid_request', 'categories', 'page' | 'limit'>
    /** Create a category. */
    create: Method<contract['createCategory'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_category' | 'unknown_category' | 'category_too_deep'>
    /** Get a category. */
    get: Method<contract['getCategory'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'category_not_found'>
    /** Update a category. */
    update: Method<contract['updateCategory'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'category_not_found' | 'duplicate_category' | 'unknown_category' | 'category_below_itself' | 'category_too_deep'>
    /** Delete a category. */
    delete: Method<contract['deleteCategory'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'category_not_found'>
  }
  customers: {
    /** List the store's customers. */
    list: Listing<contract['listCustomers'], [], Usual | 'insufficient_scope' | 'invalid_request', 'customers', 'page' | 'limit' | 'sort'>
    /** Create a customer. */
    create: Method<contract['createCustomer'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_email' | 'duplicate_customer' | 'unknown_user'>
    /** Create or update many customers. */
    save: Method<contract['saveCustomers'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight'>
    /** Get a customer. */
    get: Method<contract['getCustomer'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'customer_not_found'>
    /** Update a customer. */
    update: Method<contract['updateCustomer'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'customer_not_found' | 'duplicate_email' | 'duplicate_customer' | 'unknown_user'>
    /** Delete a customer. */
    delete: Method<contract['deleteCustomer'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'customer_not_found'>
  }
  shipping: {
    /** Quote shipping rates for an order. */
    quote: Method<contract['quoteShipping'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found' | 'shipping_address_not_found' | 'order_not_shippable' | 'nothing_to_ship' | 'courier_unavailable'>
    /** List the store's shipments. */
    listShipments: Listing<contract['listShipments'], [], Usual | 'insufficient_scope' | 'invalid_request', 'shipments', 'page' | 'limit'>
    /** Create a shipment for an order. */
    createShipment: Method<contract['createShipment'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'order_not_shippable' | 'nothing_to_ship' | 'order_item_not_found' | 'line_not_left' | 'shipping_address_not_found' | 'shipping_address_required' | 'rate_not_found' | 'rate_expired' | 'rate_used' | 'rate_outdated' | 'label_refused' | 'courier_unavailable'>
    /** Mark many orders as sent. */
    sendShipments: Method<contract['sendShipments'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight'>
    /** Get a shipment. */
    getShipment: Method<contract['getShipment'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'shipment_not_found'>
    /** Update a shipment or its status. */
    updateShipment: Method<contract['updateShipment'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'shipment_not_found' | 'illegal_status_move' | 'order_not_shippable'>
    /** Get the record that an event about shipping refers to. */
    get: Method<contract['getShipping'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'shipment_not_found'>
  }
  taxes: {
    /** List the store's tax registrations. */
    listTaxRegistrations: Listing<contract['listTaxRegistrations'], [], Usual | 'insufficient_scope' | 'invalid_request', 'registrations', 'page' | 'limit'>
    /** Register where the store collects taxes. */
    createTaxRegistration: Method<contract['createTaxRegistration'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'too_many_tax_registrations'>
    /** Get a tax registration. */
    getTaxRegistration: Method<contract['getTaxRegistration'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'tax_registration_not_found'>
    /** Update a tax registration. */
    updateTaxRegistration: Method<contract['updateTaxRegistration'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'tax_registration_not_found'>
    /** Delete a tax registration. */
    deleteTaxRegistration: Method<contract['deleteTaxRegistration'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'tax_registration_not_found'>
    /** List the store's tax rates. */
    listTaxRates: Listing<contract['listTaxRates'], [], Usual | 'insufficient_scope' | 'invalid_request', 'rates', 'page' | 'limit'>
    /** Add a tax rate. */
    createTaxRate: Method<contract['createTaxRate'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'too_many_tax_rates'>
    /** Get a tax rate. */
    getTaxRate: Method<contract['getTaxRate'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'tax_rate_not_found'>
    /** Update a tax rate. */
    updateTaxRate: Method<contract['updateTaxRate'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'tax_rate_not_found'>
    /** Delete a tax rate. */
    deleteTaxRate: Method<contract['deleteTaxRate'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'tax_rate_not_found'>
    /** Get the taxes of a period. */
    getTaxReport: Method<contract['getTaxReport'], [], Usual | 'insufficient_scope' | 'invalid_request'>
    /** Get what computes the store's taxes. */
    getTaxProvider: Method<contract['getTaxProvider'], [], Usual | 'insufficient_scope'>
    /** Set what computes the store's taxes. */
    setTaxProvider: Method<contract['setTaxProvider'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile'>
    /** Suggest tax rates of a country. */
    suggestTaxRates: Method<contract['suggestTaxRates'], [], Usual | 'insufficient_scope' | 'invalid_request'>
  }
  dispatch: {
    /** List the store's courier dispatches. */
    list: Listing<contract['listDispatches'], [], Usual | 'insufficient_scope' | 'invalid_request', 'dispatches', 'page' | 'limit'>
    /** Dispatch a shipment by courier. */
    create: Method<contract['createDispatch'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'shipment_not_found' | 'order_not_shippable' | 'shipment_not_dispatchable' | 'shipment_has_label' | 'shipment_dispatched' | 'origin_required' | 'dispatch_off' | 'dispatch_refused' | 'courier_unavailable'>
    /** Get a courier dispatch. */
    get: Method<contract['getDispatch'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'dispatch_not_found'>
  }
  discounts: {
    /** List the store's coupons. */
    list: Listing<contract['listDiscounts'], [], Usual | 'insufficient_scope' | 'invalid_request', 'discounts', 'page' | 'limit'>
    /** Create a coupon. */
    create: Method<contract['createDiscount'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_code' | 'product_not_found' | 'category_not_found'>
    /** List the automatic discounts. */
    listAutomaticDiscounts: Listing<contract['listAutomaticDiscounts'], [], Usual | 'insufficient_scope' | 'invalid_request', 'discounts', 'page' | 'limit'>
    /** Create an automatic discount. */
    createAutomaticDiscount: Method<contract['createAutomaticDiscount'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'too_many_automatic_discounts' | 'product_not_found' | 'category_not_found'>
    /** Get an automatic discount. */
    getAutomaticDiscount: Method<contract['getAutomaticDiscount'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'discount_not_found'>
    /** Update an automatic discount. */
    updateAutomaticDiscount: Method<contract['updateAutomaticDiscount'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'discount_not_found' | 'product_not_found' | 'category_not_found'>
    /** Delete an automatic discount. */
    deleteAutomaticDiscount: Method<contract['deleteAutomaticDiscount'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'discount_not_found'>
    /** Preview automatic discounts. */
    preview: Method<contract['previewDiscounts'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'product_not_found' | 'variant_required' | 'amount_too_large' | 'discount_not_found'>
    /** Get a coupon. */
    get: Method<contract['getDiscount'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'discount_not_found'>
    /** Update a coupon. */
    update: Method<contract['updateDiscount'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'discount_not_found' | 'duplicate_code' | 'product_not_found' | 'category_not_found'>
    /** Delete a coupon. */
    delete: Method<contract['deleteDiscount'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'discount_not_found'>
  }
  payments: {
    /** List the store's payment methods. */
    listMethods: Method<contract['listPaymentMethods'], [], Usual | 'insufficient_scope'>
    /** Create a payment method. */
    createMethod: Method<contract['createPaymentMethod'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'sign_in_again' | 'payment_option_not_found' | 'duplicate_payment_method'>
    /** List the platform's payment options. */
    listOptions: Method<contract['listPaymentOptions'], [], Usual | 'insufficient_scope'>
    /** Update a payment method. */
    updateMethod: Method<contract['updatePaymentMethod'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'sign_in_again' | 'payment_method_not_found'>
    /** Delete a payment method. */
    deleteMethod: Method<contract['deletePaymentMethod'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'payment_method_not_found'>
  }
  refunds: {
    /** List the store's refunds. */
    list: Listing<contract['listRefunds'], [], Usual | 'insufficient_scope' | 'invalid_request', 'refunds', 'page' | 'limit'>
    /** Get a refund. */
    get: Method<contract['getRefund'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'refund_not_found'>
    /** Retry a refund. */
    retry: Method<contract['retryRefund'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'refund_not_found' | 'refund_not_retryable' | 'refund_refused' | 'payment_provider_unavailable'>
  }
  returns: {
    /** List the store's returns. */
    list: Listing<contract['listReturns'], [], Usual | 'insufficient_scope' | 'invalid_request', 'returns', 'page' | 'limit'>
    /** Get the store's policy of returns. */
    getPolicy: Method<contract['getReturnPolicy'], [], Usual | 'insufficient_scope'>
    /** Set the store's policy of returns. */
    setPolicy: Method<contract['setReturnPolicy'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'product_not_found'>
    /** Get a return. */
    get: Method<contract['getReturn'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'return_not_found'>
    /** Approve a return. */
    approve: Method<contract['approveReturn'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'return_not_found' | 'illegal_status_move' | 'too_many_returned' | 'order_item_not_found' | 'order_not_refundable' | 'wanted_only_in_exchange' | 'wanted_not_sold' | 'out_of_stock'>
    /** Record that the goods of a return have arrived. */
    receive: Method<contract['receiveReturn'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'return_not_found' | 'illegal_status_move' | 'order_item_not_found' | 'too_many_returned' | 'out_of_stock'>
    /** Refuse a return. */
    refuse: Method<contract['refuseReturn'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'return_not_found' | 'illegal_status_move'>
    /** Close a return. */
    close: Method<contract['closeReturn'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'return_not_found' | 'illegal_status_move'>
    /** Refund a return. */
    refund: Method<contract['refundReturn'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'return_not_found' | 'illegal_status_move' | 'order_not_refundable' | 'refund_too_large' | 'refund_refused' | 'payment_provider_unavailable'>
  }
  invoices: {
    /** List the store's invoices and credit notes. */
    list: Listing<contract['listInvoices'], [], Usual | 'insufficient_scope' | 'invalid_request', 'invoices', 'page' | 'limit'>
    /** Get an invoice or a credit note. */
    get: Method<contract['getInvoice'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'invoice_not_found'>
    /** Keep the answer of a clearance system. */
    clear: Method<contract['clearInvoice'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'invoice_not_found' | 'invoice_cleared'>
    /** Get a link to an invoice as a file. */
    getDocument: Method<contract['getInvoiceDocument'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'invoice_not_found' | 'invoice_has_no_xml', 'format' | 'profile'>
  }
  blogs: {
    /** List the store's blog posts. */
    list: Listing<contract['listBlogs'], [], Usual | 'insufficient_scope' | 'invalid_request', 'blogs', 'page' | 'limit'>
    /** Create a blog post. */
    create: Method<contract['createBlog'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_blog'>
    /** Get a blog post. */
    get: Method<contract['getBlog'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'blog_not_found'>
    /** Update a blog post. */
    update: Method<contract['updateBlog'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'blog_not_found' | 'duplicate_blog'>
    /** Delete a blog post. */
    delete: Method<contract['deleteBlog'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'blog_not_found'>
  }
  tasks: {
    /** List the store's tasks. */
    list: Listing<contract['listTasks'], [], Usual | 'insufficient_scope' | 'invalid_request', 'tasks', 'page' | 'limit'>
    /** Create a task. */
    create: Method<contract['createTask'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'unknown_assignee'>
    /** Get a task. */
    get: Method<contract['getTask'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'resource_not_found'>
    /** Update a task. */
    update: Method<contract['updateTask'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found' | 'unknown_assignee'>
    /** Delete a task. */
    delete: Method<contract['deleteTask'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found'>
    /** List the occurrences of a task. */
    listOccurrences: Listing<contract['listTaskOccurrences'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'resource_not_found', 'occurrences', 'page' | 'limit'>
    /** Set the status of a task occurrence. */
    updateOccurrence: Method<contract['updateTaskOccurrence'], [id: string, date: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found'>
  }
  notes: {
    /** List the store's notes. */
    list: Listing<contract['listNotes'], [], Usual | 'insufficient_scope' | 'invalid_request', 'notes', 'page' | 'limit'>
    /** Create a note. */
    create: Method<contract['createNote'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'unknown_record'>
    /** Get a note. */
    get: Method<contract['getNote'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'note_not_found'>
    /** Update a note. */
    update: Method<contract['updateNote'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'note_not_found' | 'unknown_record'>
    /** Delete a note. */
    delete: Method<contract['deleteNote'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'note_not_found'>
  }
  scripts: {
    /** List the storefront's scripts. */
    list: Listing<contract['listScripts'], [], Usual | 'insufficient_scope' | 'invalid_request', 'scripts', 'page' | 'limit'>
    /** Create a script. */
    create: Method<contract['createScript'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight'>
    /** Get a script. */
    get: Method<contract['getScript'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'script_not_found'>
    /** Update a script. */
    update: Method<contract['updateScript'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'script_not_found'>
    /** Delete a script. */
    delete: Method<contract['deleteScript'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'script_not_found'>
  }
  banners: {
    /** List the store's banners. */
    list: Listing<contract['listBanners'], [], Usual | 'insufficient_scope' | 'invalid_request', 'banners', 'page' | 'limit'>
    /** Create a banner. */
    create: Method<contract['createBanner'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight'>
    /** Get a banner. */
    get: Method<contract['getBanner'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'banner_not_found'>
    /** Update a banner. */
    update: Method<contract['updateBanner'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'banner_not_found'>
    /** Delete a banner. */
    delete: Method<contract['deleteBanner'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'banner_not_found'>
  }
  comments: {
    /** List the store's comments. */
    list: Listing<contract['listComments'], [], Usual | 'insufficient_scope' | 'invalid_request', 'comments', 'page' | 'limit'>
    /** Reply to a comment. */
    create: Method<contract['createComment'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'comment_not_found'>
    /** Get a comment. */
    get: Method<contract['getComment'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'comment_not_found'>
    /** Hide or show a comment. */
    update: Method<contract['updateComment'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'comment_not_found'>
    /** Delete a comment. */
    delete: Method<contract['deleteComment'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'comment_not_found'>
  }
  reviews: {
    /** List the store's reviews. */
    list: Listing<contract['listReviews'], [], Usual | 'insufficient_scope' | 'invalid_request', 'reviews', 'page' | 'limit'>
    /** Get a review. */
    get: Method<contract['getReview'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'review_not_found'>
    /** Hide, show or answer a review. */
    update: Method<contract['updateReview'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'review_not_found'>
    /** Delete a review. */
    delete: Method<contract['deleteReview'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'review_not_found'>
  }
  newsletter: {
    /** List the readers of the newsletter. */
    listSubscribers: Listing<contract['listNewsletterSubscribers'], [], Usual | 'insufficient_scope' | 'invalid_request', 'subscribers', 'page' | 'limit'>
    /** Remove a reader of the newsletter. */
    deleteSubscriber: Method<contract['deleteNewsletterSubscriber'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'subscriber_not_found'>
  }
  redirects: {
    /** List the redirects. */
    list: Listing<contract['listRedirects'], [], Usual | 'insufficient_scope' | 'invalid_request', 'redirects', 'page' | 'limit'>
    /** Create a redirect. */
    create: Method<contract['createRedirect'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_redirect'>
    /** Get a redirect. */
    get: Method<contract['getRedirect'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'redirect_not_found'>
    /** Update a redirect. */
    update: Method<contract['updateRedirect'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'redirect_not_found' | 'duplicate_redirect'>
    /** Delete a redirect. */
    delete: Method<contract['deleteRedirect'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'redirect_not_found'>
  }
  feeds: {
    /** Say what the feeds of the store have. */
    getReport: Method<contract['getFeedReport'], [], Usual | 'insufficient_scope'>
  }
  exports: {
    /** List the exports. */
    list: Listing<contract['listExports'], [], Usual | 'insufficient_scope' | 'invalid_request', 'exports', 'page' | 'limit'>
    /** Export records. */
    create: Method<contract['createExport'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'exports_running'>
    /** Get an export. */
    get: Method<contract['getExport'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'export_not_found'>
  }
  imports: {
    /** List the imports. */
    list: Listing<contract['listImports'], [], Usual | 'insufficient_scope' | 'invalid_request', 'imports', 'page' | 'limit'>
    /** Import a file. */
    create: Method<contract['createImport'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'file_too_large' | 'unsupported_media_type' | 'import_not_recognised' | 'import_unreadable' | 'disk_full', 'dryRun'>
    /** Get an import. */
    get: Method<contract['getImport'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'import_not_found'>
    /** List the issues of an import. */
    listIssues: Listing<contract['listImportIssues'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'import_not_found', 'issues', 'page' | 'limit'>
    /** Run an import. */
    run: Method<contract['runImport'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'import_not_found' | 'import_over'>
    /** Cancel an import. */
    cancel: Method<contract['cancelImport'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'import_not_found' | 'import_over'>
  }
  pictures: {
    /** List the store's pictures. */
    list: Listing<contract['listPictures'], [], Usual | 'insufficient_scope' | 'invalid_request', 'pictures', 'page' | 'limit'>
    /** Upload a picture. */
    upload: Method<contract['uploadPicture'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'file_too_large' | 'unsupported_media_type' | 'picture_unreadable' | 'picture_is_heic' | 'picture_animated' | 'picture_too_large' | 'storage_full' | 'owner_storage_full' | 'disk_full' | 'file_store_unavailable'>
    /** Delete a picture. */
    delete: Method<contract['deletePicture'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'picture_not_found'>
  }
  roles: {
    /** List the store's staff roles. */
    list: Listing<contract['listRoles'], [], Usual | 'insufficient_scope' | 'invalid_request', 'roles', 'page' | 'limit'>
    /** Create a staff role. */
    create: Method<contract['createRole'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_role' | 'scope_not_allowed'>
    /** Get a staff role. */
    get: Method<contract['getRole'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'role_not_found'>
    /** Update a staff role. */
    update: Method<contract['updateRole'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'role_not_found' | 'duplicate_role' | 'scope_not_allowed'>
    /** Delete a staff role. */
    delete: Method<contract['deleteRole'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'role_not_found' | 'role_in_use'>
  }
  payouts: {
    /** List the store's payout methods. */
    list: Listing<contract['listPayouts'], [], Usual | 'insufficient_scope' | 'invalid_request', 'payouts', 'page' | 'limit'>
    /** Create a payout method. */
    create: Method<contract['createPayout'], [], Usual | 'sign_in_again' | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'unsupported_payout'>
    /** Get the payout fee. */
    getFee: Method<contract['getPayoutFee'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'unsupported_currency'>
    /** List the platform's payout methods. */
    listSupportedPayouts: Method<contract['listSupportedPayouts'], [], Usual | 'insufficient_scope'>
    /** Get a payout method. */
    get: Method<contract['getPayout'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'resource_not_found'>
    /** Update a payout method. */
    update: Method<contract['updatePayout'], [id: string], Usual | 'sign_in_again' | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found' | 'unsupported_payout'>
    /** Delete a payout method. */
    delete: Method<contract['deletePayout'], [id: string], Usual | 'sign_in_again' | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'resource_not_found'>
  }
  kyc: {
    /** List the store's identity checks. */
    list: Listing<contract['listKyc'], [], Usual | 'insufficient_scope' | 'invalid_request', 'kyc', 'page' | 'limit'>
    /** Submit an identity check. */
    create: Method<contract['createKyc'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'duplicate_kyc'>
    /** Get an identity check. */
    get: Method<contract['getKyc'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'kyc_not_found'>
  }
  agents: {
    /** List the store's agents. */
    list: Listing<contract['listAgents'], [], Usual | 'insufficient_scope' | 'invalid_request', 'agents', 'page' | 'limit'>
    /** Get an agent. */
    get: Method<contract['getAgent'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'agent_not_found'>
    /** Stop an agent, let it go on, or let it pay. */
    update: Method<contract['updateAgent'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'agent_not_found'>
  }
  activity: {
    /** List who did what in the store. */
    list: Listing<contract['listActivity'], [], Usual | 'insufficient_scope' | 'invalid_request', 'activity', 'page' | 'limit'>
  }
  notifications: {
    /** List the store's notifications. */
    list: Listing<contract['listNotifications'], [], Usual | 'insufficient_scope' | 'invalid_request', 'notifications', 'page' | 'limit'>
    /** Count the unread notifications. */
    countUnreadNotifications: Method<contract['countUnreadNotifications'], [], Usual | 'insufficient_scope'>
    /** Mark all notifications as read. */
    readAllNotifications: Method<contract['readAllNotifications'], [], Usual | 'insufficient_scope'>
    /** Get a notification. */
    get: Method<contract['getNotification'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'notification_not_found'>
    /** Mark a notification as read or unread. */
    update: Method<contract['updateNotification'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'notification_not_found'>
  }
  domains: {
    /** List the store's domains. */
    list: Listing<contract['listDomains'], [], Usual | 'insufficient_scope' | 'invalid_request', 'domains', 'page' | 'limit'>
    /** Claim a domain. */
    create: Method<contract['createDomain'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'domain_not_claimable' | 'store_closed' | 'domain_taken' | 'duplicate_domain' | 'too_many_domains'>
    /** Check whether a domain can be claimed. */
    checkAvailability: Method<contract['checkDomainAvailability'], [], Usual | 'insufficient_scope' | 'invalid_request'>
    /** List the base domains for subdomains. */
    listBaseDomains: Method<contract['listBaseDomains'], [], Usual | 'insufficient_scope'>
    /** Get a domain. */
    get: Method<contract['getDomain'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'domain_not_found'>
    /** Release a domain. */
    delete: Method<contract['deleteDomain'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'domain_not_found' | 'default_address'>
    /** Check the DNS of a domain now. */
    check: Method<contract['checkDomain'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'domain_not_found'>
  }
  app: {
    /** Read the token's app, store and scopes. */
    get: Method<contract['getApp'], [], Usual>
  }
  events: {
    /** List the store's events in order. */
    list: Listing<contract['listEvents'], [], Usual | 'invalid_request' | 'cursor_expired', 'events', 'limit'>
  }
  deliveries: {
    /** List the app's webhook deliveries for the store. */
    list: Listing<contract['listDeliveries'], [], Usual | 'invalid_request', 'deliveries', 'page' | 'limit'>
    /** Get a delivery with its attempts. */
    get: Method<contract['getDelivery'], [id: string], Usual | 'malformed_uri' | 'delivery_not_found'>
    /** Redeliver a webhook event. */
    redeliver: Method<contract['redeliver'], [id: string], Usual | 'malformed_uri' | 'delivery_not_found' | 'webhook_off' | 'not_installed'>
  }
  digitalAccess: {
    /** List access to digital products. */
    list: Listing<contract['listDigitalAccess'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'store_not_digital', 'access', 'page' | 'limit'>
    /** Grant access without an order. */
    create: Method<contract['createDigitalAccess'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'store_not_digital' | 'product_not_found' | 'product_not_digital' | 'unknown_user'>
    /** Get the all-access pass. */
    getAllAccessPass: Method<contract['getAllAccessPass'], [], Usual | 'insufficient_scope' | 'store_not_digital' | 'pass_not_found'>
    /** Set the price and availability of the all-access pass. */
    putAllAccessPass: Method<contract['putAllAccessPass'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'store_not_digital'>
    /** Retry failed access grants. */
    retryGrants: Method<contract['retryGrants'], [], Usual | 'insufficient_scope' | 'store_not_digital'>
    /** List the files of a digital product. */
    listDigitalFiles: Listing<contract['listDigitalFiles'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'malformed_uri' | 'store_not_digital' | 'product_not_found', 'files', 'page' | 'limit'>
    /** Upload a file to a digital product. */
    uploadDigitalFile: Method<contract['uploadDigitalFile'], [id: string], Usual | 'insufficient_scope' | 'invalid_request' | 'file_too_large' | 'unsupported_media_type' | 'malformed_uri' | 'store_not_digital' | 'product_not_found' | 'product_not_digital' | 'too_many_files' | 'storage_full' | 'owner_storage_full' | 'disk_full' | 'file_store_unavailable'>
    /** Delete a file of a digital product. */
    deleteDigitalFile: Method<contract['deleteDigitalFile'], [id: string, fileId: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_digital' | 'file_not_found'>
    /** Get an access record. */
    get: Method<contract['getDigitalAccess'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'store_not_digital' | 'not_found'>
    /** Revoke access. */
    revoke: Method<contract['revokeDigitalAccess'], [id: string], Usual | 'insufficient_scope' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_digital' | 'not_found'>
  }
  shop: {
    /** Get the store's settings. */
    get: Method<contract['getShop'], [], Usual | 'insufficient_scope'>
    /** Update the store's settings. */
    update: Method<contract['updateShop'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'store_closed' | 'slug_taken' | 'slug_reserved' | 'too_many_domains'>
    /** Say what keeps the store from selling. */
    getReadiness: Method<contract['getShopReadiness'], [], Usual | 'insufficient_scope'>
    /** Get the opening hours. */
    getHours: Method<contract['getHours'], [], Usual | 'insufficient_scope'>
    /** Set the opening hours. */
    setHours: Method<contract['setHours'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'store_closed'>
    /** Get the e-mail templates. */
    getEmailTemplates: Method<contract['getEmailTemplates'], [], Usual | 'insufficient_scope'>
    /** Set the e-mail templates. */
    setEmailTemplates: Method<contract['setEmailTemplates'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'store_closed'>
    /** Preview an e-mail. */
    previewEmailTemplate: Method<contract['previewEmailTemplate'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>
    /** Send an e-mail to oneself. */
    testEmailTemplate: Method<contract['testEmailTemplate'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>
    /** Close the store for a while. */
    closeNow: Method<contract['closeNow'], [], Usual | 'insufficient_scope' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'store_closed'>
  }
  sales: {
    /** Get the sales figures by product, customer or another group. */
    getByGroup: Method<contract['getSalesByGroup'], [], Usual | 'insufficient_scope' | 'invalid_request', 'page' | 'limit'>
    /** Get the sales figures by day. */
    get: Method<contract['getSales'], [], Usual | 'insufficient_scope' | 'invalid_request', 'by'>
  }
}

export const operations = {
  orders: {
    list: { method: 'GET', path: '/orders', takes: 'query', list: 'orders' },
    count: { method: 'GET', path: '/orders/count', takes: 'query' },
    createPackingSlips: { method: 'POST', path: '/orders/packing-slips', takes: 'json' },
    createPickList: { method: 'POST', path: '/orders/pick-list', takes: 'json' },
    get: { method: 'GET', path: '/orders/{id}' },
    update: { method: 'PATCH', path: '/orders/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/orders/{id}' },
    getTimeline: { method: 'GET', path: '/orders/{id}/timeline' },
    getProofFile: { method: 'GET', path: '/orders/{id}/proof/file' },
    cancel: { method: 'POST', path: '/orders/{id}/cancel', takes: 'json', idempotent: true },
    markPaid: { method: 'POST', path: '/orders/{id}/mark-paid', takes: 'json', idempotent: true },
    createPaymentLink: { method: 'POST', path: '/orders/{id}/payment-link', takes: 'json' },
    getPacking: { method: 'GET', path: '/orders/{id}/packing' },
    getPackingSlip: { method: 'GET', path: '/orders/{id}/packing-slip', takes: 'query' },
    refund: { method: 'POST', path: '/orders/{id}/refund', takes: 'json', idempotent: true },
    listEdits: { method: 'GET', path: '/orders/{id}/edits' },
    edit: { method: 'POST', path: '/orders/{id}/edits', takes: 'json', idempotent: true },
    getRefundable: { method: 'GET', path: '/orders/{id}/refundable', takes: 'query' },
    listShipments: { method: 'GET', path: '/orders/{id}/shipments', takes: 'query', list: 'shipments' },
  },
  draftOrders: {
    list: { method: 'GET', path: '/draft-orders', takes: 'query', list: 'draftOrders' },
    create: { method: 'POST', path: '/draft-orders', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/draft-orders/{id}' },
    update: { method: 'PATCH', path: '/draft-orders/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/draft-orders/{id}' },
    send: { method: 'POST', path: '/draft-orders/{id}/send', takes: 'json', idempotent: true },
    complete: { method: 'POST', path: '/draft-orders/{id}/complete', takes: 'json', idempotent: true },
  },
  products: {
    list: { method: 'GET', path: '/products', takes: 'query', list: 'products' },
    create: { method: 'POST', path: '/products', takes: 'json', idempotent: true },
    save: { method: 'POST', path: '/products/batch', takes: 'json', idempotent: true },
    search: { method: 'GET', path: '/products/search', takes: 'query' },
    updatePrices: { method: 'PATCH', path: '/products/bulk/prices', takes: 'json', idempotent: true },
    previewPrices: { method: 'GET', path: '/products/bulk/prices/preview', takes: 'query', list: 'products' },
    getPriceChange: { method: 'GET', path: '/products/bulk/prices/{id}' },
    listPriceSchedules: { method: 'GET', path: '/products/prices', takes: 'query', list: 'schedules' },
    setPrices: { method: 'PATCH', path: '/products/prices', takes: 'json', idempotent: true },
    getPriceSchedule: { method: 'GET', path: '/products/prices/{id}' },
    undoPriceSchedule: { method: 'POST', path: '/products/prices/{id}/undo' },
    get: { method: 'GET', path: '/products/{id}' },
    update: { method: 'PATCH', path: '/products/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/products/{id}' },
    getCosts: { method: 'GET', path: '/product-costs/{id}' },
  },
  stock: {
    listLevels: { method: 'GET', path: '/stock/levels', takes: 'query', list: 'levels' },
    getLevel: { method: 'GET', path: '/stock/levels/{id}' },
    updateLevel: { method: 'PATCH', path: '/stock/levels/{id}', takes: 'json' },
    listMovements: { method: 'GET', path: '/stock/movements', takes: 'query', list: 'movements' },
    adjust: { method: 'POST', path: '/stock/adjustments', takes: 'json', idempotent: true },
  },
  foods: {
    list: { method: 'GET', path: '/foods', takes: 'query', list: 'foods' },
    create: { method: 'POST', path: '/foods', takes: 'json', idempotent: true },
    search: { method: 'GET', path: '/foods/search', takes: 'query' },
    get: { method: 'GET', path: '/foods/{id}' },
    update: { method: 'PATCH', path: '/foods/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/foods/{id}' },
  },
  tables: {
    list: { method: 'GET', path: '/tables' },
    create: { method: 'POST', path: '/tables', takes: 'json', idempotent: true },
    update: { method: 'PATCH', path: '/tables/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/tables/{id}' },
    getBill: { method: 'GET', path: '/tables/{id}/bill' },
    closeBill: { method: 'POST', path: '/tables/{id}/bill/close', takes: 'json', idempotent: true },
  },
  kitchen: {
    setSoldOut: { method: 'POST', path: '/sold-out', takes: 'json' },
    listTickets: { method: 'GET', path: '/tickets', takes: 'query', list: 'tickets' },
    printTicket: { method: 'GET', path: '/tickets/{id}/print', takes: 'query' },
    getTicket: { method: 'GET', path: '/tickets/{id}' },
    updateTicket: { method: 'PATCH', path: '/tickets/{id}', takes: 'json' },
    get: { method: 'GET', path: '/shop/kitchen' },
    set: { method: 'PUT', path: '/shop/kitchen', takes: 'json' },
  },
  customFields: {
    list: { method: 'GET', path: '/custom-fields', takes: 'query', list: 'fields' },
    create: { method: 'POST', path: '/custom-fields', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/custom-fields/{id}' },
    update: { method: 'PATCH', path: '/custom-fields/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/custom-fields/{id}' },
  },
  modifierGroups: {
    list: { method: 'GET', path: '/modifier-groups', takes: 'query', list: 'groups' },
    create: { method: 'POST', path: '/modifier-groups', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/modifier-groups/{id}' },
    update: { method: 'PATCH', path: '/modifier-groups/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/modifier-groups/{id}' },
  },
  services: {
    list: { method: 'GET', path: '/services', takes: 'query', list: 'services' },
    create: { method: 'POST', path: '/services', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/services/{id}' },
    update: { method: 'PATCH', path: '/services/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/services/{id}' },
  },
  resources: {
    getBookingRules: { method: 'GET', path: '/services/{id}/booking-rules' },
    setBookingRules: { method: 'PUT', path: '/services/{id}/booking-rules', takes: 'json' },
    list: { method: 'GET', path: '/resources', takes: 'query', list: 'resources' },
    create: { method: 'POST', path: '/resources', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/resources/{id}' },
    update: { method: 'PATCH', path: '/resources/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/resources/{id}' },
  },
  bookings: {
    list: { method: 'GET', path: '/bookings', takes: 'query', list: 'bookings' },
    create: { method: 'POST', path: '/bookings', takes: 'json', idempotent: true },
    getCalendar: { method: 'GET', path: '/booking-calendar' },
    renewCalendar: { method: 'POST', path: '/booking-calendar' },
    getResourceCalendar: { method: 'GET', path: '/resources/{id}/calendar' },
    renewResourceCalendar: { method: 'POST', path: '/resources/{id}/calendar' },
    get: { method: 'GET', path: '/bookings/{id}' },
    move: { method: 'POST', path: '/bookings/{id}/move', takes: 'json' },
    cancel: { method: 'POST', path: '/bookings/{id}/cancel' },
    markNoShow: { method: 'POST', path: '/bookings/{id}/no-show' },
  },
  categories: {
    list: { method: 'GET', path: '/categories', takes: 'query', list: 'categories' },
    create: { method: 'POST', path: '/categories', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/categories/{id}' },
    update: { method: 'PATCH', path: '/categories/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/categories/{id}' },
  },
  customers: {
    list: { method: 'GET', path: '/customers', takes: 'query', list: 'customers' },
    create: { method: 'POST', path: '/customers', takes: 'json', idempotent: true },
    save: { method: 'POST', path: '/customers/batch', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/customers/{id}' },
    update: { method: 'PATCH', path: '/customers/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/customers/{id}' },
  },
  shipping: {
    quote: { method: 'POST', path: '/shipping/rates', takes: 'json' },
    listShipments: { method: 'GET', path: '/shipping/shipments', takes: 'query', list: 'shipments' },
    createShipment: { method: 'POST', path: '/shipping/shipments', takes: 'json', idempotent: true },
    sendShipments: { method: 'POST', path: '/shipping/shipments/batch', takes: 'json', idempotent: true },
    getShipment: { method: 'GET', path: '/shipping/shipments/{id}' },
    updateShipment: { method: 'PATCH', path: '/shipping/shipments/{id}', takes: 'json' },
    get: { method: 'GET', path: '/shipping/{id}' },
  },
  taxes: {
    listTaxRegistrations: { method: 'GET', path: '/taxes/registrations', takes: 'query', list: 'registrations' },
    createTaxRegistration: { method: 'POST', path: '/taxes/registrations', takes: 'json', idempotent: true },
    getTaxRegistration: { method: 'GET', path: '/taxes/registrations/{id}' },
    updateTaxRegistration: { method: 'PATCH', path: '/taxes/registrations/{id}', takes: 'json' },
    deleteTaxRegistration: { method: 'DELETE', path: '/taxes/registrations/{id}' },
    listTaxRates: { method: 'GET', path: '/taxes/rates', takes: 'query', list: 'rates' },
    createTaxRate: { method: 'POST', path: '/taxes/rates', takes: 'json', idempotent: true },
    getTaxRate: { method: 'GET', path: '/taxes/rates/{id}' },
    updateTaxRate: { method: 'PATCH', path: '/taxes/rates/{id}', takes: 'json' },
    deleteTaxRate: { method: 'DELETE', path: '/taxes/rates/{id}' },
    getTaxReport: { method: 'GET', path: '/taxes/report', takes: 'query' },
    getTaxProvider: { method: 'GET', path: '/taxes/provider' },
    setTaxProvider: { method: 'PUT', path: '/taxes/provider', takes: 'json' },
    suggestTaxRates: { method: 'GET', path: '/taxes/suggestions', takes: 'query' },
  },
  dispatch: {
    list: { method: 'GET', path: '/dispatch', takes: 'query', list: 'dispatches' },
    create: { method: 'POST', path: '/dispatch', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/dispatch/{id}' },
  },
  discounts: {
    list: { method: 'GET', path: '/discounts', takes: 'query', list: 'discounts' },
    create: { method: 'POST', path: '/discounts', takes: 'json', idempotent: true },
    listAutomaticDiscounts: { method: 'GET', path: '/discounts/automatic', takes: 'query', list: 'discounts' },
    createAutomaticDiscount: { method: 'POST', path: '/discounts/automatic', takes: 'json', idempotent: true },
    getAutomaticDiscount: { method: 'GET', path: '/discounts/automatic/{id}' },
    updateAutomaticDiscount: { method: 'PATCH', path: '/discounts/automatic/{id}', takes: 'json' },
    deleteAutomaticDiscount: { method: 'DELETE', path: '/discounts/automatic/{id}' },
    preview: { method: 'POST', path: '/discounts/preview', takes: 'json' },
    get: { method: 'GET', path: '/discounts/{id}' },
    update: { method: 'PATCH', path: '/discounts/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/discounts/{id}' },
  },
  payments: {
    listMethods: { method: 'GET', path: '/payments' },
    createMethod: { method: 'POST', path: '/payments', takes: 'json', idempotent: true },
    listOptions: { method: 'GET', path: '/payments/options' },
    updateMethod: { method: 'PATCH', path: '/payments/{id}', takes: 'json' },
    deleteMethod: { method: 'DELETE', path: '/payments/{id}' },
  },
  refunds: {
    list: { method: 'GET', path: '/refunds', takes: 'query', list: 'refunds' },
    get: { method: 'GET', path: '/refunds/{id}' },
    retry: { method: 'POST', path: '/refunds/{id}/retry' },
  },
  returns: {
    list: { method: 'GET', path: '/returns', takes: 'query', list: 'returns' },
    getPolicy: { method: 'GET', path: '/returns/policy' },
    setPolicy: { method: 'PUT', path: '/returns/policy', takes: 'json' },
    get: { method: 'GET', path: '/returns/{id}' },
    approve: { method: 'POST', path: '/returns/{id}/approve', takes: 'json' },
    receive: { method: 'POST', path: '/returns/{id}/receive', takes: 'json' },
    refuse: { method: 'POST', path: '/returns/{id}/refuse', takes: 'json' },
    close: { method: 'POST', path: '/returns/{id}/close' },
    refund: { method: 'POST', path: '/returns/{id}/refund', takes: 'json', idempotent: true },
  },
  invoices: {
    list: { method: 'GET', path: '/invoices', takes: 'query', list: 'invoices' },
    get: { method: 'GET', path: '/invoices/{id}' },
    clear: { method: 'PUT', path: '/invoices/{id}/clearance', takes: 'json' },
    getDocument: { method: 'GET', path: '/invoices/{id}/document', takes: 'query' },
  },
  blogs: {
    list: { method: 'GET', path: '/blogs', takes: 'query', list: 'blogs' },
    create: { method: 'POST', path: '/blogs', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/blogs/{id}' },
    update: { method: 'PATCH', path: '/blogs/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/blogs/{id}' },
  },
  tasks: {
    list: { method: 'GET', path: '/tasks', takes: 'query', list: 'tasks' },
    create: { method: 'POST', path: '/tasks', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/tasks/{id}' },
    update: { method: 'PATCH', path: '/tasks/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/tasks/{id}' },
    listOccurrences: { method: 'GET', path: '/tasks/{id}/occurrences', takes: 'query', list: 'occurrences' },
    updateOccurrence: { method: 'PATCH', path: '/tasks/{id}/occurrences/{date}/status', takes: 'json' },
  },
  notes: {
    list: { method: 'GET', path: '/notes', takes: 'query', list: 'notes' },
    create: { method: 'POST', path: '/notes', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/notes/{id}' },
    update: { method: 'PATCH', path: '/notes/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/notes/{id}' },
  },
  scripts: {
    list: { method: 'GET', path: '/scripts', takes: 'query', list: 'scripts' },
    create: { method: 'POST', path: '/scripts', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/scripts/{id}' },
    update: { method: 'PATCH', path: '/scripts/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/scripts/{id}' },
  },
  banners: {
    list: { method: 'GET', path: '/banners', takes: 'query', list: 'banners' },
    create: { method: 'POST', path: '/banners', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/banners/{id}' },
    update: { method: 'PATCH', path: '/banners/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/banners/{id}' },
  },
  comments: {
    list: { method: 'GET', path: '/comments', takes: 'query', list: 'comments' },
    create: { method: 'POST', path: '/comments', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/comments/{id}' },
    update: { method: 'PATCH', path: '/comments/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/comments/{id}' },
  },
  reviews: {
    list: { method: 'GET', path: '/reviews', takes: 'query', list: 'reviews' },
    get: { method: 'GET', path: '/reviews/{id}' },
    update: { method: 'PATCH', path: '/reviews/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/reviews/{id}' },
  },
  newsletter: {
    listSubscribers: { method: 'GET', path: '/newsletter/subscribers', takes: 'query', list: 'subscribers' },
    deleteSubscriber: { method: 'DELETE', path: '/newsletter/subscribers/{id}' },
  },
  redirects: {
    list: { method: 'GET', path: '/redirects', takes: 'query', list: 'redirects' },
    create: { method: 'POST', path: '/redirects', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/redirects/{id}' },
    update: { method: 'PATCH', path: '/redirects/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/redirects/{id}' },
  },
  feeds: {
    getReport: { method: 'GET', path: '/feeds' },
  },
  exports: {
    list: { method: 'GET', path: '/exports', takes: 'query', list: 'exports' },
    create: { method: 'POST', path: '/exports', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/exports/{id}' },
  },
  imports: {
    list: { method: 'GET', path: '/imports', takes: 'query', list: 'imports' },
    create: { method: 'POST', path: '/imports', takes: 'multipart' },
    get: { method: 'GET', path: '/imports/{id}' },
    listIssues: { method: 'GET', path: '/imports/{id}/issues', takes: 'query', list: 'issues' },
    run: { method: 'POST', path: '/imports/{id}/run' },
    cancel: { method: 'POST', path: '/imports/{id}/cancel' },
  },
  pictures: {
    list: { method: 'GET', path: '/pictures', takes: 'query', list: 'pictures' },
    upload: { method: 'POST', path: '/pictures', takes: 'multipart' },
    delete: { method: 'DELETE', path: '/pictures/{id}' },
  },
  roles: {
    list: { method: 'GET', path: '/roles', takes: 'query', list: 'roles' },
    create: { method: 'POST', path: '/roles', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/roles/{id}' },
    update: { method: 'PATCH', path: '/roles/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/roles/{id}' },
  },
  payouts: {
    list: { method: 'GET', path: '/payouts', takes: 'query', list: 'payouts' },
    create: { method: 'POST', path: '/payouts', takes: 'json', idempotent: true },
    getFee: { method: 'GET', path: '/payouts/fee', takes: 'query' },
    listSupportedPayouts: { method: 'GET', path: '/payouts/supported' },
    get: { method: 'GET', path: '/payouts/{id}' },
    update: { method: 'PATCH', path: '/payouts/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/payouts/{id}' },
  },
  kyc: {
    list: { method: 'GET', path: '/kyc', takes: 'query', list: 'kyc' },
    create: { method: 'POST', path: '/kyc', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/kyc/{id}' },
  },
  agents: {
    list: { method: 'GET', path: '/agents', takes: 'query', list: 'agents' },
    get: { method: 'GET', path: '/agents/{id}' },
    update: { method: 'PATCH', path: '/agents/{id}', takes: 'json' },
  },
  activity: {
    list: { method: 'GET', path: '/activity', takes: 'query', list: 'activity' },
  },
  notifications: {
    list: { method: 'GET', path: '/notifications', takes: 'query', list: 'notifications' },
    countUnreadNotifications: { method: 'GET', path: '/notifications/unread-count' },
    readAllNotifications: { method: 'POST', path: '/notifications/read-all' },
    get: { method: 'GET', path: '/notifications/{id}' },
    update: { method: 'PATCH', path: '/notifications/{id}', takes: 'json' },
  },
  domains: {
    list: { method: 'GET', path: '/domains', takes: 'query', list: 'domains' },
    create: { method: 'POST', path: '/domains', takes: 'json', idempotent: true },
    checkAvailability: { method: 'GET', path: '/domains/check-availability', takes: 'query' },
    listBaseDomains: { method: 'GET', path: '/domains/available' },
    get: { method: 'GET', path: '/domains/{id}' },
    delete: { method: 'DELETE', path: '/domains/{id}' },
    check: { method: 'POST', path: '/domains/{id}/check' },
  },
  app: {
    get: { method: 'GET', path: '/app' },
  },
  events: {
    list: { method: 'GET', path: '/events', takes: 'query', list: 'events' },
  },
  deliveries: {
    list: { method: 'GET', path: '/webhooks/deliveries', takes: 'query', list: 'deliveries' },
    get: { method: 'GET', path: '/webhooks/deliveries/{id}' },
    redeliver: { method: 'POST', path: '/webhooks/deliveries/{id}/redeliver' },
  },
  digitalAccess: {
    list: { method: 'GET', path: '/digital-access', takes: 'query', list: 'access' },
    create: { method: 'POST', path: '/digital-access', takes: 'json', idempotent: true },
    getAllAccessPass: { method: 'GET', path: '/digital-access/pass' },
    putAllAccessPass: { method: 'PUT', path: '/digital-access/pass', takes: 'json' },
    retryGrants: { method: 'POST', path: '/digital-access/retry-grants' },
    listDigitalFiles: { method: 'GET', path: '/digital-access/products/{id}/files', takes: 'query', list: 'files' },
    uploadDigitalFile: { method: 'POST', path: '/digital-access/products/{id}/files', takes: 'multipart' },
    deleteDigitalFile: { method: 'DELETE', path: '/digital-access/products/{id}/files/{fileId}' },
    get: { method: 'GET', path: '/digital-access/{id}' },
    revoke: { method: 'DELETE', path: '/digital-access/{id}' },
  },
  shop: {
    get: { method: 'GET', path: '/shop' },
    update: { method: 'PATCH', path: '/shop', takes: 'json' },
    getReadiness: { method: 'GET', path: '/shop/readiness' },
    getHours: { method: 'GET', path: '/shop/hours' },
    setHours: { method: 'PUT', path: '/shop/hours', takes: 'json' },
    getEmailTemplates: { method: 'GET', path: '/email-templates' },
    setEmailTemplates: { method: 'PUT', path: '/email-templates', takes: 'json' },
    previewEmailTemplate: { method: 'POST', path: '/email-templates/preview', takes: 'json' },
    testEmailTemplate: { method: 'POST', path: '/email-templates/test', takes: 'json' },
    closeNow: { method: 'POST', path: '/shop/closed-now', takes: 'json' },
  },
  sales: {
    getByGroup: { method: 'GET', path: '/sales/groups', takes: 'query' },
    get: { method: 'GET', path: '/sales', takes: 'query' },
  },
} satisfies Table
