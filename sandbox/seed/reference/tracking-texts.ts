import type { Translated } from './translated.ts'

/** What the carrier reports of a parcel. */
export const TRACKING_TEXTS: Readonly<Record<'PICKED_UP' | 'IN_TRANSIT' | 'DELIVERED', Translated>> = {
  PICKED_UP: {
    en: 'Picked up by the carrier',
    fr: 'Pris en charge par le transporteur',
    nl: 'Opgehaald door de vervoerder',
    es: 'Recogido por el transportista',
  },
  IN_TRANSIT: {
    en: 'Left the sorting center',
    fr: 'Parti du centre de tri',
    nl: 'Vertrokken uit het sorteercentrum',
    es: 'Salida del centro de clasificación',
  },
  DELIVERED: { en: 'Delivered', fr: 'Livré', nl: 'Bezorgd', es: 'Entregado' },
}
