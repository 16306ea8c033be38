import type { listOrganisations } from './organisations.server'

type Listed = Extract<Awaited<ReturnType<typeof listOrganisations>>, { ok: true }>['value']

/**
 * The organizations whose administrator a user is, for whom orders and invoices of colleagues are shown. A
 * personal account, which everybody administers, is none of them.
 */
export const administeredOrganisations = (organisations: Listed): Listed =>
  organisations.filter(
    ({ accountType, association }) => accountType === 'ORGANIZATION' && association?.administrator === true,
  )
