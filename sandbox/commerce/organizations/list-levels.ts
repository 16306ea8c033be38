import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { levelFor } from '../customers/customer-level.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { levelReading } from '../customers/level-reading.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { findQualificationLevel } from '../reference/coded-lists.ts'
import { listAssociations } from './association-store.ts'
import { requireAdministrator } from './require-administrator.ts'

/** Who holds which level in an organization, by name; for its administrators only (our extension). */
export const listMemberLevels = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { organization } = requireAdministrator(commerce, request, await requireCustomer(commerce, request))
  const { database } = commerce
  const language = request.get('regionalLanguage')
  const people = listAssociations(database, organization.uid)
    .filter(({ status }) => status === 'ASSOCIATED')
    .flatMap(({ customerId }) => findCustomer(database, customerId) ?? [])
    .sort((one, other) => fullName(one).localeCompare(fullName(other), language))
  const page = readPage(request)
  const first = page.currentPage * page.pageSize
  const reading = levelReading(commerce, request)
  return {
    body: {
      members: people.slice(first, first + page.pageSize).map(person => {
        const { level: code, validUntil } = levelFor(reading, person.customerId, organization)
        const level = findQualificationLevel(code, language)
        return {
          id: person.customerId,
          name: fullName(person),
          ...(level && { level: { code: level.code, name: level.name } }),
          ...(validUntil !== undefined && { validUntil }),
        }
      }),
      pagination: toPagination(page, people.length),
    },
  }
}
