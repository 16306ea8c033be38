export type PolicyName =
  | 'REQUIRED'
  | 'UNIQUE'
  | 'MIN_LENGTH'
  | 'MAX_LENGTH'
  | 'AT_LEAST_X_CAPITAL_LETTERS'
  | 'AT_LEAST_X_NUMBERS'
  | 'CANNOT_CONTAIN_CHARACTERS'
  | 'VALID_EMAIL_ADDRESS_FORMAT'
  | 'VALID_NAME_FORMAT'

/** A rule that a value breaks, with the numbers or characters that explain it. */
export type BrokenPolicy = { policyRequirement: PolicyName; params?: Record<string, string | number> }

type Policy = { name: PolicyName; judge(value: string): BrokenPolicy | undefined }

export type PolicySet = {
  names: readonly PolicyName[]
  /** Every broken rule; only `REQUIRED` for an empty value. */
  judge(value: string): BrokenPolicy[]
}

const policy = (
  name: PolicyName,
  holds: (value: string) => boolean,
  params?: Record<string, string | number>,
): Policy => ({
  name,
  judge: value =>
    holds(value) ? undefined : { policyRequirement: name, ...(params === undefined ? {} : { params }) },
})

const characters = (value: string): number => [...value].length

const minLength = (minimum: number) =>
  policy('MIN_LENGTH', value => characters(value) >= minimum, { minLength: minimum })

const maxLength = (maximum: number) =>
  policy('MAX_LENGTH', value => characters(value) <= maximum, { maxLength: maximum })

/** Names the characters that are not allowed, as the real rule lists them. */
const onlyCharacters = (allowed: RegExp): Policy => ({
  name: 'CANNOT_CONTAIN_CHARACTERS',
  judge: value => {
    const forbidden = [...new Set(value)].filter(character => !allowed.test(character))
    if (forbidden.length === 0) return undefined
    return { policyRequirement: 'CANNOT_CONTAIN_CHARACTERS', params: { forbiddenChars: forbidden.join('') } }
  },
})

const policySet = (...policies: Policy[]): PolicySet => ({
  names: ['REQUIRED', ...policies.map(({ name }) => name)],
  judge: value =>
    value === '' ? [{ policyRequirement: 'REQUIRED' }] : policies.flatMap(({ judge }) => judge(value) ?? []),
})

/** Letters of any script with their marks, apostrophes, hyphens and spaces (spec §5). */
export const NAME_POLICIES = policySet(
  maxLength(120),
  policy('VALID_NAME_FORMAT', value => /^[\p{L}\p{M}'’ -]*\p{L}[\p{L}\p{M}'’ -]*$/u.test(value)),
)

/** The format of the HTML standard (spec §5). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?(?:\.[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?)+$/u

export const EMAIL_POLICIES = policySet(
  maxLength(150),
  policy('VALID_EMAIL_ADDRESS_FORMAT', value => EMAIL.test(value)),
)

export const USERNAME_POLICIES = policySet(maxLength(64), onlyCharacters(/[\p{L}\p{M}\p{N}\-.@_+]/u))

export const PASSWORD_POLICIES = policySet(
  minLength(8),
  maxLength(120),
  policy('AT_LEAST_X_CAPITAL_LETTERS', value => /\p{Lu}/u.test(value), { numCaps: 1 }),
  policy('AT_LEAST_X_NUMBERS', value => /\p{Nd}/u.test(value), { numNums: 1 }),
  onlyCharacters(/[\p{L}\p{M}\p{N}\-.@_]/u),
)
