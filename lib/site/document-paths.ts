import type { Locale } from './sites.ts'

/** Adds, replaces or removes the document of a purchase order. */
export const purchaseOrderActionPath = (locale: Locale): string =>
  `/api/checkout/purchase-order?locale=${locale}`

/** Sends in the certificate of a tax exemption. */
export const exemptionActionPath = (locale: Locale): string => `/api/checkout/exemption?locale=${locale}`

/** The preview of a picture that the user has sent as evidence. */
export const evidencePreviewPath = (locale: Locale, id: string): string =>
  `/api/qualifications/files/${encodeURIComponent(id)}?locale=${locale}`

/** A document that the user has sent. */
export const documentPath = (locale: Locale, id: string): string =>
  `/api/checkout/documents/${encodeURIComponent(id)}?locale=${locale}`
