import type { DatabaseSync } from 'node:sqlite'
import { putTerms } from '../commerce/payments/terms-store.ts'
import { insertExemption } from '../commerce/taxes/exemption-store.ts'
import { insertVoucher, type StoredVoucher } from '../commerce/vouchers/voucher-store.ts'
import { daysAfter } from './catalogue/days.ts'

type Day = (days: number) => string

/** Vouchers for every rule; days are counted from that of the seed. */
const DEMO_VOUCHERS = (inDays: Day): readonly StoredVoucher[] => [
  {
    code: 'SAVE10',
    kind: 'PERCENT',
    value: 10,
    names: { en: '10 % off', fr: '10 % de rabais', nl: '10% korting', es: '10 % de descuento' },
    validUntil: inDays(365),
    once: false,
  },
  {
    code: 'WELCOME25',
    kind: 'AMOUNT',
    value: 2_500,
    names: { en: 'Welcome voucher', fr: 'Bon de bienvenue', nl: 'Welkomstbon', es: 'Vale de bienvenida' },
    validUntil: inDays(365),
    once: true,
  },
  {
    code: 'FREESHIP',
    kind: 'DELIVERY',
    value: 0,
    names: { en: 'Free delivery', fr: 'Livraison gratuite', nl: 'Gratis levering', es: 'Envío gratis' },
    validUntil: inDays(365),
    once: false,
  },
  {
    code: 'SPRING',
    kind: 'PERCENT',
    value: 20,
    names: { en: 'Spring sale', fr: 'Soldes de printemps', nl: 'Voorjaarsactie', es: 'Rebajas de primavera' },
    validUntil: inDays(-30),
    once: false,
  },
]

/** Terms of payment, tax exemptions and vouchers. */
export const seedCheckout = (database: DatabaseSync, now: number): void => {
  const inDays: Day = days => daysAfter(new Date(now), days)
  putTerms(database, 'org-eastmarsh', { purchaseOrderRequired: true, creditLimit: 2_500_000 })
  putTerms(database, 'org-cedarlight', { purchaseOrderRequired: false, creditLimit: 100_000 })
  insertExemption(database, {
    id: 'exemption-eastmarsh-oh',
    organizationUid: 'org-eastmarsh',
    region: 'US-OH',
    certificateNumber: 'OH-77-2026',
    validFrom: inDays(-200),
    validUntil: inDays(165),
    status: 'ACTIVE',
    fileName: 'ohio-exemption.pdf',
    reason: null,
  })
  insertExemption(database, {
    id: 'exemption-eastmarsh-pa',
    organizationUid: 'org-eastmarsh',
    region: 'US-PA',
    certificateNumber: 'PA-12-2024',
    validFrom: inDays(-700),
    validUntil: inDays(-20),
    status: 'ACTIVE',
    fileName: 'pennsylvania-exemption.pdf',
    reason: null,
  })
  for (const voucher of DEMO_VOUCHERS(inDays)) insertVoucher(database, voucher)
}
