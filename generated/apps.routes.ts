// Written by `make gen` from openapi/. Change the contract, not this file.
import type * as context from '../src/http/handler.ts'
import type { operations } from './apps.types.ts'

export interface OrdersHandlers {
  listOrders: context.Handler<operations['listOrders'], context.Reading & context.ByApp>
  countOrders: context.Handler<operations['countOrders'], context.Reading & context.ByApp>
  getOrder: context.Handler<operations['getOrder'], context.Reading & context.ByApp>
  updateOrder: context.Handler<operations['updateOrder'], context.Writing & context.ByApp>
  deleteOrder: context.Handler<operations['deleteOrder'], context.Writing & context.ByApp>
  refundOrder: context.Handler<operations['refundOrder'], context.Reading & context.ByApp & context.Recording>
}

export interface ProductsHandlers {
  listProducts: context.Handler<operations['listProducts'], context.Reading & context.ByApp>
  createProduct: context.Handler<operations['createProduct'], context.Writing & context.ByApp>
  searchProducts: context.Handler<operations['searchProducts'], context.Reading & context.ByApp>
  updateProductPrices: context.Handler<operations['updateProductPrices'], context.Writing & context.ByApp>
  getProduct: context.Handler<operations['getProduct'], context.Reading & context.ByApp>
  updateProduct: context.Handler<operations['updateProduct'], context.Writing & context.ByApp>
  deleteProduct: context.Handler<operations['deleteProduct'], context.Writing & context.ByApp>
}

export interface CategoriesHandlers {
  listCategories: context.Handler<operations['listCategories'], context.Reading & context.ByApp>
  createCategory: context.Handler<operations['createCategory'], context.Writing & context.ByApp>
  getCategory: context.Handler<operations['getCategory'], context.Reading & context.ByApp>
  updateCategory: context.Handler<operations['updateCategory'], context.Writing & context.ByApp>
  deleteCategory: context.Handler<operations['deleteCategory'], context.Writing & context.ByApp>
}

export interface CustomersHandlers {
  listCustomers: context.Handler<operations['listCustomers'], context.Reading & context.ByApp>
  createCustomer: context.Handler<operations['createCustomer'], context.Writing & context.ByApp>
  getCustomer: context.Handler<operations['getCustomer'], context.Reading & context.ByApp>
  updateCustomer: context.Handler<operations['updateCustomer'], context.Writing & context.ByApp>
  deleteCustomer: context.Handler<operations['deleteCustomer'], context.Writing & context.ByApp>
}

export interface DiscountsHandlers {
  listDiscounts: context.Handler<operations['listDiscounts'], context.Reading & context.ByApp>
  createDiscount: context.Handler<operations['createDiscount'], context.Writing & context.ByApp>
  getDiscount: context.Handler<operations['getDiscount'], context.Reading & context.ByApp>
  updateDiscount: context.Handler<operations['updateDiscount'], context.Writing & context.ByApp>
  deleteDiscount: context.Handler<operations['deleteDiscount'], context.Writing & context.ByApp>
}

export interface AppHandlers {
  getApp: context.Handler<operations['getApp'], context.Reading & context.ByApp>
}

export interface ShopHandlers {
  getShop: context.Handler<operations['getShop'], context.Reading & context.ByApp>
  updateShop: context.Handler<operations['updateShop'], context.Writing & context.ByApp>
}

export interface Handlers {
  'orders': OrdersHandlers
  'products': ProductsHandlers
  'categories': CategoriesHandlers
  'customers': CustomersHandlers
  'discounts': DiscountsHandlers
  'app': AppHandlers
  'shop': ShopHandlers
}

export const routes: context.Route[] = [
  {"operationId":"listOrders","resource":"orders","method":"get","path":"/orders","caller":"somebody","scopes":["READ_ORDERS"],"guests":true,"shop":false,"status":200,"message":"Orders retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest"]},
  {"operationId":"countOrders","resource":"orders","method":"get","path":"/orders/count","caller":"somebody","scopes":["READ_ORDERS"],"guests":true,"shop":false,"status":200,"message":"Order count retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest"]},
  {"operationId":"getOrder","resource":"orders","method":"get","path":"/orders/{id}","caller":"somebody","scopes":["READ_ORDERS"],"guests":true,"shop":false,"status":200,"message":"Order retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","orderNotFound"]},
  {"operationId":"updateOrder","resource":"orders","method":"patch","path":"/orders/{id}","caller":"somebody","scopes":["WRITE_ORDERS"],"guests":true,"shop":false,"status":200,"message":"Order updated","html":false,"body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","orderNotFound","illegalStatusMove"]},
  {"operationId":"deleteOrder","resource":"orders","method":"delete","path":"/orders/{id}","caller":"somebody","scopes":["WRITE_ORDERS"],"guests":true,"shop":false,"status":200,"message":"Order deleted","html":false,"body":null,"transaction":true,"events":[{"resource":"orders","id":"params.id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","orderNotFound","orderNotDeletable"]},
  {"operationId":"refundOrder","resource":"orders","method":"post","path":"/orders/{id}/refund","caller":"somebody","scopes":["WRITE_ORDERS"],"guests":true,"shop":false,"status":200,"message":"Order refunded","html":false,"body":"application/json","transaction":false,"events":[],"idempotent":true,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderNotRefundable","refundTooLarge","paymentProviderUnavailable"]},
  {"operationId":"listProducts","resource":"products","method":"get","path":"/products","caller":"somebody","scopes":["READ_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Products retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest"]},
  {"operationId":"createProduct","resource":"products","method":"post","path":"/products","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":201,"message":"Product created","html":false,"body":"application/json","transaction":true,"events":[{"resource":"products","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","categoryInvalid","storeNotDigital"]},
  {"operationId":"searchProducts","resource":"products","method":"get","path":"/products/search","caller":"somebody","scopes":["READ_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Search products","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":{"authentication":"searchUnauthorized","scope":"searchForbidden"},"refusals":["tooManyRequests","searchUnauthorized","searchForbidden","invalidRequest"]},
  {"operationId":"updateProductPrices","resource":"products","method":"patch","path":"/products/bulk/prices","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Product prices updated","html":false,"body":"application/json","transaction":true,"events":[{"resource":"products"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","categoryInvalid"]},
  {"operationId":"getProduct","resource":"products","method":"get","path":"/products/{id}","caller":"somebody","scopes":["READ_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Product retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","productNotFound"]},
  {"operationId":"updateProduct","resource":"products","method":"patch","path":"/products/{id}","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Product updated","html":false,"body":"application/json","transaction":true,"events":[{"resource":"products","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","productNotFound","categoryInvalid","storeNotDigital"]},
  {"operationId":"deleteProduct","resource":"products","method":"delete","path":"/products/{id}","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Product deleted","html":false,"body":null,"transaction":true,"events":[{"resource":"products","id":"params.id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","productNotFound"]},
  {"operationId":"listCategories","resource":"categories","method":"get","path":"/categories","caller":"somebody","scopes":["READ_CATEGORIES"],"guests":true,"shop":false,"status":200,"message":"Categories retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest"]},
  {"operationId":"createCategory","resource":"categories","method":"post","path":"/categories","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":201,"message":"Category created","html":false,"body":"application/json","transaction":true,"events":[{"resource":"categories","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","duplicateCategory"]},
  {"operationId":"getCategory","resource":"categories","method":"get","path":"/categories/{id}","caller":"somebody","scopes":["READ_CATEGORIES"],"guests":true,"shop":false,"status":200,"message":"Category retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","categoryNotFound"]},
  {"operationId":"updateCategory","resource":"categories","method":"patch","path":"/categories/{id}","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Category updated","html":false,"body":"application/json","transaction":true,"events":[{"resource":"categories","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","categoryNotFound","duplicateCategory"]},
  {"operationId":"deleteCategory","resource":"categories","method":"delete","path":"/categories/{id}","caller":"somebody","scopes":["WRITE_INVENTORY"],"guests":true,"shop":false,"status":200,"message":"Category deleted","html":false,"body":null,"transaction":true,"events":[{"resource":"categories","id":"params.id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","categoryNotFound"]},
  {"operationId":"listCustomers","resource":"customers","method":"get","path":"/customers","caller":"somebody","scopes":["READ_CUSTOMERS"],"guests":true,"shop":false,"status":200,"message":"Customers retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest"]},
  {"operationId":"createCustomer","resource":"customers","method":"post","path":"/customers","caller":"somebody","scopes":["WRITE_CUSTOMERS"],"guests":true,"shop":false,"status":201,"message":"Customer created successfully","html":false,"body":"application/json","transaction":true,"events":[{"resource":"customers","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","duplicateEmail","unknownUser"]},
  {"operationId":"getCustomer","resource":"customers","method":"get","path":"/customers/{id}","caller":"somebody","scopes":["READ_CUSTOMERS"],"guests":true,"shop":false,"status":200,"message":"Customer retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","customerNotFound"]},
  {"operationId":"updateCustomer","resource":"customers","method":"patch","path":"/customers/{id}","caller":"somebody","scopes":["WRITE_CUSTOMERS"],"guests":true,"shop":false,"status":200,"message":"Customer updated","html":false,"body":"application/json","transaction":true,"events":[{"resource":"customers","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","customerNotFound","duplicateEmail","unknownUser"]},
  {"operationId":"deleteCustomer","resource":"customers","method":"delete","path":"/customers/{id}","caller":"somebody","scopes":["WRITE_CUSTOMERS"],"guests":true,"shop":false,"status":200,"message":"Customer deleted","html":false,"body":null,"transaction":true,"events":[{"resource":"customers","id":"params.id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","customerNotFound"]},
  {"operationId":"listDiscounts","resource":"discounts","method":"get","path":"/discounts","caller":"somebody","scopes":["READ_DISCOUNTS"],"guests":true,"shop":false,"status":200,"message":"Discounts retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest"]},
  {"operationId":"createDiscount","resource":"discounts","method":"post","path":"/discounts","caller":"somebody","scopes":["WRITE_DISCOUNTS"],"guests":true,"shop":false,"status":201,"message":"Discount created","html":false,"body":"application/json","transaction":true,"events":[{"resource":"discounts","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","duplicateCode"]},
  {"operationId":"getDiscount","resource":"discounts","method":"get","path":"/discounts/{id}","caller":"somebody","scopes":["READ_DISCOUNTS"],"guests":true,"shop":false,"status":200,"message":"Discount retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","discountNotFound"]},
  {"operationId":"updateDiscount","resource":"discounts","method":"patch","path":"/discounts/{id}","caller":"somebody","scopes":["WRITE_DISCOUNTS"],"guests":true,"shop":false,"status":200,"message":"Discount updated","html":false,"body":"application/json","transaction":true,"events":[{"resource":"discounts","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","discountNotFound","duplicateCode"]},
  {"operationId":"deleteDiscount","resource":"discounts","method":"delete","path":"/discounts/{id}","caller":"somebody","scopes":["WRITE_DISCOUNTS"],"guests":true,"shop":false,"status":200,"message":"Discount deleted","html":false,"body":null,"transaction":true,"events":[{"resource":"discounts","id":"params.id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","malformedUri","discountNotFound"]},
  {"operationId":"getApp","resource":"app","method":"get","path":"/app","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"App retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired"]},
  {"operationId":"getShop","resource":"shop","method":"get","path":"/shop","caller":"somebody","scopes":["WRITE_STORE"],"guests":true,"shop":false,"status":200,"message":"Shop retrieved","html":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope"]},
  {"operationId":"updateShop","resource":"shop","method":"patch","path":"/shop","caller":"somebody","scopes":["WRITE_STORE"],"guests":true,"shop":false,"status":200,"message":"Shop updated","html":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","insufficientScope","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","slugTaken"]},
]
