import type { Seller } from '../../../lib/contract/commerce/seller.ts'
import type { SiteId } from '../../../lib/contract/site-ids.ts'

type SellerFacts = Omit<Seller, 'bankDetails'>

/** Who sells on each site, and where purchase orders go; all of them are examples. */
export const SELLERS: Readonly<Record<SiteId, SellerFacts>> = {
  usassessments: {
    name: 'Assessments Store, Inc.',
    addressLines: ['2200 Harbour Row', 'Columbus, OH 43215-2204', 'United States'],
    email: 'orders.us@assessments.example',
    phone: '+1 614 555 0142',
    taxNumber: { label: 'EIN', number: '00-0000142' },
  },
  caassessments: {
    name: 'Assessments Store Canada Ltd.',
    addressLines: ['55 Lakefront Street', 'Toronto ON M5V 2T6', 'Canada'],
    email: 'orders.ca@assessments.example',
    phone: '+1 416 555 0142',
    taxNumber: { label: 'GST/HST', number: '00000 0142 RT0001' },
  },
  ukassessments: {
    name: 'Assessments Store UK Ltd',
    addressLines: ['14 Quay Lane', 'London SE1 2AA', 'United Kingdom'],
    email: 'orders.uk@assessments.example',
    phone: '+44 20 7946 0142',
    taxNumber: { label: 'VAT', number: 'GB 000 0000 14' },
  },
  nlassessments: {
    name: 'Testwinkel B.V.',
    addressLines: ['Havenkade 22', '1019 AB Amsterdam', 'Nederland'],
    email: 'bestellingen@assessments.example',
    phone: '+31 20 555 0142',
    taxNumber: { label: 'btw-nummer', number: 'NL000000142B01' },
  },
  esassessments: {
    name: 'Tienda de Evaluaciones, S.L.',
    addressLines: ['Calle del Puerto, 22', '28014 Madrid', 'España'],
    email: 'pedidos@assessments.example',
    phone: '+34 910 555 142',
    taxNumber: { label: 'NIF', number: 'B00000142' },
  },
  auassessments: {
    name: 'Assessments Store Australia Pty Ltd',
    addressLines: ['9 Wharf Road', 'Sydney NSW 2000', 'Australia'],
    email: 'orders.au@assessments.example',
    phone: '+61 2 5550 0142',
    taxNumber: { label: 'ABN', number: '00 000 000 142' },
  },
  nzassessments: {
    name: 'Assessments Store New Zealand Ltd',
    addressLines: ['31 Quayside', 'Auckland 1010', 'New Zealand'],
    email: 'orders.nz@assessments.example',
    phone: '+64 9 555 0142',
    taxNumber: { label: 'GST', number: '000-000-142' },
  },
  sgassessments: {
    name: 'Assessments Store Singapore Pte. Ltd.',
    addressLines: ['8 Marina View', 'Singapore 018960'],
    email: 'orders.sg@assessments.example',
    phone: '+65 6555 0142',
    taxNumber: { label: 'GST', number: 'M0-0000142-0' },
  },
  asiaassessments: {
    name: 'Assessments Store Asia Pte. Ltd.',
    addressLines: ['8 Marina View', 'Singapore 018960'],
    email: 'orders.asia@assessments.example',
    phone: '+65 6555 0143',
  },
}
