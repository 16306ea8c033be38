import type { Translated } from './translated.ts'

/** The price programmes as their owners are informed of them. */
export const PROGRAMME_NAMES = {
  OLD: {
    en: 'Organization-level discount',
    fr: 'Rabais de l’organisation',
    nl: 'Organisatiekorting',
    es: 'Descuento de la organización',
  },
  UAP: {
    en: 'Unlimited assessment plan',
    fr: 'Forfait d’évaluations illimité',
    nl: 'Onbeperkt testabonnement',
    es: 'Plan de evaluaciones ilimitado',
  },
} as const satisfies Record<string, Translated>
