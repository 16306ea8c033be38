import { toFlagContext } from '@/lib/backends/flags/flag-context'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import { taxExemptionsPath } from '@/lib/site/organisation-paths'
import { newAccountPath } from '@/lib/site/paths'
import { newQualificationPath } from '@/lib/site/qualification-paths'
import { DECISIONS, type Decision, pageOfDecision } from './account-decisions'
import { typeIntoForm } from './account-values'
import type { AccountWalker, SentForm } from './account-walker'
import type { Fault, FaultRule } from './fault-rule'
import { type FormValues, mainOf, type PlainForm, readPlainForms } from './plain-form'
import type { BackEnd } from './stage'

/** Something that a walker does, and how often. */
export type Action = { name: string; weight: number; run: (walker: AccountWalker) => Promise<void> }

/**
 * Every kind of failure: refused, slow, without an answer until the deadline, before and after the effect,
 * cut before and after it, an error, and no sense.
 */
const FAULTS: readonly Fault[] = [
  { kind: 'reset' },
  { kind: 'lost' },
  { kind: 'resetBody' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'garbage' },
  { kind: 'failing' },
  { kind: 'busy', seconds: 1 },
  { kind: 'slow', ms: 2_000 },
  { kind: 'waiting' },
  { kind: 'held' },
]

/** Pages that a user opens by themselves; the others are reached by links. */
export const pathsOf = ({ locale, actor: { organization } }: AccountWalker): readonly string[] => [
  ...(['accountHome', 'profile', 'qualifications', 'accounts', 'addressBook'] as const).map(page =>
    accountPath(locale, page),
  ),
  ...(['preferences', 'paymentCards'] as const).map(page => accountPath(locale, page)),
  newAddressPath(locale),
  newAddressPath(locale, organization.uid),
  newAccountPath(locale),
  newQualificationPath(locale, 'certification'),
  accountDetailPath(locale, 'accounts', organization.uid),
  taxExemptionsPath(locale, organization.uid),
]

/** Opens a page. */
export async function wander(walker: AccountWalker): Promise<void> {
  await walker.browser.open(walker.random.pick(pathsOf(walker)))
}

/** Follows a link of the page to a page of the account: questions, forms and details. */
export async function follow(walker: AccountWalker): Promise<void> {
  const { locale, random, browser } = walker
  const below = `${accountPath(locale, 'accountHome')}/`
  const links = [...mainOf(browser.screen.html).matchAll(/<a\b[^>]*href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(href => href.startsWith(below) && !/order-history|quotes|saved-carts/.test(href))
  if (links.length === 0) return wander(walker)
  await browser.open(random.pick(links))
}

/** Handlers whose forms are on many pages, or there many times. */
const COMMON = /^\/api\/(?:cart\/account|(?:organisations\/)?addresses\/actions|profile|account\/sessions)\?/

/** Fills one of the forms of the page; a page without one is left. */
export function fillOne(walker: AccountWalker, wanted = ofAccount): SentForm | undefined {
  const { browser, random } = walker
  const forms = readPlainForms(browser.screen.html).filter(form => form.buttons.length > 0 && wanted(form))
  if (forms.length === 0) return undefined
  const { form } = random.weigh(
    forms.map(each => ({ form: each, weight: COMMON.test(each.action) ? 0.2 : 1 })),
  )
  const { intent } = random.pick(form.buttons.map(pressed => ({ intent: pressed })))
  return { form, values: typeInto(walker, form), intent }
}

const typeInto = ({ actor, random, locale, passwords }: AccountWalker, form: PlainForm): FormValues =>
  typeIntoForm(form, { ...actor, random, locale, password: passwords[0] ?? '' })

/** A form that is neither a sign-in nor one of support staff. */
const ofAccount = ({ action }: PlainForm): boolean => !/^\/api\/(?:sign-in|support)/.test(action)

/** Opens the page of a decision about people or accounts, and presses its button. */
async function decide(walker: AccountWalker): Promise<void> {
  // Only one of the two users can hand the administration over, and only once in a walk.
  const { decision } = walker.random.weigh(
    DECISIONS.map(each => ({ decision: each, weight: each === 'handOver' ? 3 : 1 })),
  )
  // Only an account that is about to be closed can be kept.
  if (decision === 'keep') await carryOut(walker, 'close')
  await carryOut(walker, decision)
}

async function carryOut(walker: AccountWalker, decision: Decision): Promise<void> {
  await walker.openWhole(pageOfDecision(decision, walker))
  const sent = formOfDecision(walker, decision)
  if (sent !== undefined) await walker.send(sent)
}

/** The form of the open page whose button is this decision, filled in. */
export function formOfDecision(walker: AccountWalker, decision: Decision): SentForm | undefined {
  const form = readPlainForms(walker.browser.screen.html).find(({ buttons }) => buttons.includes(decision))
  if (form === undefined) return undefined
  const sent = { form, values: typeInto(walker, form), intent: decision }
  walker.sent.push(sent)
  return sent
}

/** Sends a form of this page or of another one. */
export const sendOne =
  (times: number) =>
  async (walker: AccountWalker): Promise<void> => {
    const isElsewhere = walker.random.chance(0.5) || fillOne(walker) === undefined
    if (isElsewhere) await walker.openWhole(walker.random.pick(pathsOf(walker)))
    const sent = fillOne(walker)
    if (sent === undefined) return
    walker.sent.push(sent)
    await walker.send(sent, { times })
  }

/** A form of the other tab, or of a page that was left with Back. */
async function sendOld(walker: AccountWalker): Promise<void> {
  if (walker.sent.length === 0) return sendOne(1)(walker)
  await walker.send(walker.random.pick(walker.sent), { isOld: true })
}

/** The form that was sent last, once more: its answer was lost, or said to try again. */
export async function sendAgain(walker: AccountWalker): Promise<void> {
  const last = walker.sent.at(-1)
  if (last === undefined) return sendOne(1)(walker)
  await walker.send(last, { isOld: true })
}

/** How the calls of a user to each back end are told from those of others; the site's pages belong to all. */
const CALLS_OF = {
  commerce: ({ id }) => ({ path: new RegExp(id) }),
  identity: ({ id }) => ({ path: new RegExp(id) }),
  'login-service': ({ id }) => ({ body: id }),
  flags: ({ locale, id }) => ({
    path: new RegExp(Buffer.from(JSON.stringify(toFlagContext(locale, id))).toString('base64url')),
  }),
  content: () => ({}),
} as const satisfies Partial<Record<BackEnd, (walker: AccountWalker) => Partial<FaultRule>>>

const OFTEN = ['commerce', 'commerce', 'commerce', 'identity', 'login-service', 'flags', 'content'] as const

/** Injects a fault into the next calls of this user to one of the back ends. */
export async function breakSomething(walker: AccountWalker): Promise<void> {
  const { stage, random, armed } = walker
  const fault = random.pick(FAULTS)
  const times = random.pick([1, 1, 2, 3])
  const service = random.pick(OFTEN)
  armed.push(stage.proxies[service].arm({ fault, times, ...CALLS_OF[service](walker) }))
}

/** The possible actions with their weights. */
export const ACCOUNT_ACTIONS: readonly Action[] = [
  { name: 'send a form', weight: 40, run: sendOne(1) },
  { name: 'decide', weight: 26, run: decide },
  { name: 'send a form twice at once', weight: 6, run: sendOne(2) },
  { name: 'send a form again', weight: 14, run: sendAgain },
  { name: 'send an old form', weight: 4, run: sendOld },
  { name: 'follow a link', weight: 18, run: follow },
  { name: 'open a page', weight: 16, run: wander },
  { name: 'fault', weight: 22, run: breakSomething },
  { name: 'other tab', weight: 6, run: async walker => walker.takeOtherTab() },
]
