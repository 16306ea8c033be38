import type { Translated } from './translated.ts'

/** What is printed on an invoice. */
export const INVOICE_TEXTS: Readonly<
  Record<'title' | 'order' | 'issued' | 'due' | 'tax' | 'total', Translated>
> = {
  title: { en: 'Invoice', fr: 'Facture', nl: 'Factuur', es: 'Factura' },
  order: { en: 'Order', fr: 'Commande', nl: 'Bestelling', es: 'Pedido' },
  issued: { en: 'Issued on', fr: 'Émise le', nl: 'Factuurdatum', es: 'Emitida el' },
  due: { en: 'Due on', fr: 'Payable le', nl: 'Vervaldatum', es: 'Vence el' },
  tax: { en: 'of which tax', fr: 'dont taxes', nl: 'waarvan belasting', es: 'de los que impuestos' },
  total: { en: 'Total', fr: 'Total', nl: 'Totaal', es: 'Total' },
}
