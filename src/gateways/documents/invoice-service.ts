// The writer of e-invoices, which is loaded with the first document: it brings a library of spreadsheets along. It stands
// in a file of its own, because a package in CommonJS that is imported on demand has no named exports once it is bundled.
export { InvoiceService } from '@e-invoice-eu/core'
