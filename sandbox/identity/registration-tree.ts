import type { TreeStep } from '../../lib/contract/identity-tree.ts'
import { askAttribute, askNewPassword, askNewUsername, askTerms, type Question } from './callbacks.ts'
import type { Tree, TreeOutcome } from './login-tree.ts'
import { hashPassword } from './password-hash.ts'
import {
  type BrokenPolicy,
  EMAIL_POLICIES,
  NAME_POLICIES,
  PASSWORD_POLICIES,
  type PolicySet,
  USERNAME_POLICIES,
} from './policies.ts'
import { isValidateOnly, readInput } from './tree-input.ts'
import type { UserDirectory } from './user-directory.ts'

type TextField = 'username' | 'givenName' | 'sn' | 'mail' | 'password'

type Values = Record<TextField, string> & { marketing: boolean }

type Broken = Partial<Record<TextField, readonly BrokenPolicy[]>>

const RULES: Record<TextField, PolicySet> = {
  username: USERNAME_POLICIES,
  givenName: NAME_POLICIES,
  sn: NAME_POLICIES,
  mail: EMAIL_POLICIES,
  password: PASSWORD_POLICIES,
}

const TEXT_FIELDS = ['username', 'givenName', 'sn', 'mail', 'password'] as const

const EMPTY: Values = { username: '', givenName: '', sn: '', mail: '', password: '', marketing: false }

const TAKEN: readonly BrokenPolicy[] = [{ policyRequirement: 'UNIQUE' }]

/** Creates an account from one page of questions and signs it in (spec §3, §5, §7). */
export const createRegistrationTree = (users: UserDirectory): Tree => ({
  header: 'Create an account',
  stage: 'UserRegistration',
  questions: askAll(EMPTY, {}),
  answer: async step => {
    const values = readValues(step)
    const isAccepted = readInput(step, 6) === true
    const broken = judge(values)
    const mayGoOn = Object.keys(broken).length === 0 && isAccepted && !isValidateOnly(step)
    return mayGoOn ? createAccount(users, values) : { kind: 'askAgain', questions: askAll(values, broken) }
  },
})

/** Tells that a name is taken only to a complete and valid application. */
const createAccount = async (users: UserDirectory, values: Values): Promise<TreeOutcome> => {
  const user = isFree(users, values)
    ? users.create({
        username: values.username,
        givenName: values.givenName,
        familyName: values.sn,
        email: values.mail,
        marketing: values.marketing,
        passwordHash: await hashPassword(values.password),
        permanentlyLocked: false,
      })
    : undefined
  if (user !== undefined) return { kind: 'signedIn', accountId: user.id }
  const taken: Broken = {}
  if (users.findByUsername(values.username) !== undefined) taken.username = TAKEN
  if (users.findByEmail(values.mail) !== undefined) taken.mail = TAKEN
  return { kind: 'askAgain', questions: askAll(values, taken) }
}

const isFree = (users: UserDirectory, { username, mail }: Values): boolean =>
  users.findByUsername(username) === undefined && users.findByEmail(mail) === undefined

const judge = (values: Values): Broken => {
  const broken: Broken = {}
  for (const field of TEXT_FIELDS) {
    const policies = RULES[field].judge(values[field])
    if (policies.length > 0) broken[field] = policies
  }
  return broken
}

const readValues = (step: TreeStep): Values => ({
  username: readText(step, 0),
  givenName: readText(step, 1),
  sn: readText(step, 2),
  mail: readText(step, 3),
  marketing: readInput(step, 4) === true,
  password: String(readInput(step, 5)),
})

const readText = (step: TreeStep, position: number): string =>
  String(readInput(step, position)).normalize('NFC').trim()

const askAll = (values: Values, broken: Broken): Question[] => {
  const checked = (field: TextField) => ({
    value: values[field],
    policies: RULES[field].names,
    broken: broken[field] ?? [],
  })
  return [
    askNewUsername(checked('username')),
    askAttribute('givenName', 'First Name', checked('givenName')),
    askAttribute('sn', 'Last Name', checked('sn')),
    askAttribute('mail', 'Email Address', checked('mail')),
    askAttribute('preferences/marketing', 'Send me special offers and services', {
      value: values.marketing,
      policies: [],
      broken: [],
    }),
    askNewPassword(checked('password')),
    askTerms(),
  ]
}
