import type { User } from '@/lib/contract/commerce/user'
import { fullNames } from '@/lib/validation/own-name'

/**
 * Names that the street must not contain (spec §5): the user's in both orders, and that of their
 * organization.
 */
export const ownNamesOf = ({
  name,
  firstName,
  lastName,
  defaultB2BUnit: unit,
}: Pick<User, 'name' | 'firstName' | 'lastName' | 'defaultB2BUnit'>): readonly string[] => [
  name,
  ...fullNames(firstName, lastName),
  ...(unit?.accountType === 'ORGANIZATION' ? [unit.name] : []),
]
