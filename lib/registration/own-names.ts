import type { User } from '@/lib/contract/commerce/user'
import { fullNames } from '@/lib/validation/own-name'

/**
 * Names that must not stand in the street (spec §5): the person's in both orders, and their organization's.
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
