/** A closed account, for whoever belonged to it. */
export const CLOSED_ORGANISATION = {
  uid: 'org-alderwick',
  name: 'Alderwick Reading Center',
  accountNumber: '4002',
  industry: 'schools',
  sector: 'private-school',
  status: 'CLOSED',
  address: {
    line1: '6 Alderwick Lane',
    town: 'Dayton',
    region: 'US-OH',
    postalCode: '45402-1105',
    country: 'US',
  },
  shows: 'A closed account: its number is not found, and whoever belonged to it reads why.',
} as const
