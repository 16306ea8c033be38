import { heldLevel } from '@/lib/catalogue/held-level'
import { quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { lapsedQualifications } from '@/lib/qualifications/lapsed-qualifications'
import { qualificationState } from '@/lib/qualifications/qualification-state'
import { stateTexts } from '@/lib/qualifications/qualification-texts'
import { quoteStatus } from '@/lib/quotes/quote-texts'
import { type AccountPage, accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { AccountHome, AccountTask } from './account-home'
import { recordTasks } from './record-tasks'

type Told = { locale: Locale; home: AccountHome; hiddenPages: readonly string[]; now: number }

/**
 * What waits for the user, the most urgent first (pages: My account home). Nothing leads to a page that a
 * flag hides. `now`: epoch milliseconds.
 */
export function accountTasks({ locale, home, hiddenPages, now }: Told): readonly AccountTask[] {
  const isShown = (page: AccountPage): boolean => !hiddenPages.includes(page)
  return [
    ...(isShown('preferences') ? closingTasks(locale, home) : []),
    ...registrationTasks(locale, home, hiddenPages),
    ...overdueTasks(locale, home),
    ...(isShown('orderHistory') ? heldOrderTasks(locale, home) : []),
    ...(isShown('orderHistory') ? approvalTasks(locale, home) : []),
    ...quoteTasks(locale, home, now),
    ...(isShown('qualifications') ? qualificationTasks(locale, home, now) : []),
    ...requestTasks(locale, home),
    // The registration asks for the same details.
    ...(home.openStep === undefined ? recordTasks({ locale, home, isShown }) : []),
    ...waitingTasks(locale, home),
  ]
}

/** The account that its user has asked to close, and can still keep. */
function closingTasks(locale: Locale, { record }: AccountHome): readonly AccountTask[] {
  if (record?.closesOn === undefined) return []
  const t = getTranslator(locale, 'accountHome')
  const date = formatDate(locale, record.closesOn) ?? record.closesOn
  return [
    {
      key: 'closing',
      title: t('tasks.closing.title', { date }),
      text: t('tasks.closing.text'),
      href: accountPath(locale, 'preferences'),
    },
  ]
}

/** The unfinished registration. A support agent gets no link, because only the customer can continue it. */
function registrationTasks(
  locale: Locale,
  { openStep }: AccountHome,
  hiddenPages: Told['hiddenPages'],
): readonly AccountTask[] {
  if (openStep === undefined) return []
  const t = getTranslator(locale, 'register')
  const task = { key: 'registration', title: t('signedIn.continue', { step: t(`steps.${openStep}.short`) }) }
  return hiddenPages.includes('register')
    ? [{ ...task, text: getTranslator(locale, 'support')('barred.message') }]
    : [{ ...task, text: t('notices.open'), href: stepHref(locale, openStep) }]
}

function overdueTasks(locale: Locale, { overdue }: AccountHome): readonly AccountTask[] {
  const count = overdue?.pagination.totalResults ?? 0
  if (overdue === undefined || count === 0) return []
  const t = getTranslator(locale, 'accountHome')
  const sums = overdue.ageing.filter(sum => sum.overdue.value > 0)
  return [
    {
      key: 'overdue',
      title: t('tasks.overdue.title', { count }),
      text: t('tasks.overdue.text', {
        amount: sums.map(sum => formatPrice(locale, sum.overdue)).join(' + '),
      }),
      href: invoicesAddress.build(locale, { page: 1, filters: { status: 'OVERDUE' } }),
    },
  ]
}

function heldOrderTasks(locale: Locale, { heldOrders }: AccountHome): readonly AccountTask[] {
  const t = getTranslator(locale, 'accountHome')
  return (heldOrders?.orders ?? []).map(({ code }) => ({
    key: `order-${code}`,
    title: t('tasks.held.title', { code }),
    text: t('tasks.held.text'),
    href: accountDetailPath(locale, 'orderHistory', code),
  }))
}

/** One task per order of a colleague that is pending the user's approval. */
function approvalTasks(locale: Locale, { approvals = [] }: AccountHome): readonly AccountTask[] {
  const t = getTranslator(locale, 'accountHome')
  return approvals.map(({ code, order: { orgCustomer, orgUnit, total } }) => ({
    key: `approval-${code}`,
    title: t('tasks.approval.title', { code, buyer: orgCustomer?.name ?? '' }),
    text: t('tasks.approval.text', { name: orgUnit?.name ?? '', total: formatPrice(locale, total) }),
    href: accountDetailPath(locale, 'orderHistory', code),
  }))
}

function quoteTasks(locale: Locale, { quotes }: AccountHome, now: number): readonly AccountTask[] {
  const t = getTranslator(locale, 'accountHome')
  return (quotes?.quotes ?? [])
    .filter(({ state }) => ['offer', 'accepted'].includes(quoteStep(state)))
    .map(quote => {
      const { step, next, until } = quoteStatus(locale, quote, now)
      return {
        key: `quote-${quote.code}`,
        title: t(step === 'offer' ? 'tasks.offer' : 'tasks.accepted', {
          number: quote.code,
          name: quote.name,
        }),
        text: until ?? next,
        href: accountDetailPath(locale, 'quotes', quote.code),
      }
    })
}

/** Evidence that its holder has to send, to explain or to renew, also if its end took the level away. */
function qualificationTasks(
  locale: Locale,
  { qualifications = [], record, levels = [] }: AccountHome,
  now: number,
): readonly AccountTask[] {
  const t = getTranslator(locale, 'accountHome')
  const words = getTranslator(locale, 'qualifications')
  const view = { locale, now, qualifications }
  const lost =
    record === undefined
      ? []
      : lapsedQualifications(view, levels, heldLevel(locale, record.qualification, now))
  return qualifications.flatMap(qualification => {
    const state = qualificationState(qualification, view)
    if (state !== 'draft' && state !== 'moreInformation' && state !== 'ending' && state !== 'expired')
      return []
    if (state === 'expired' && !lost.includes(qualification)) return []
    const { id, kind } = qualification
    return [
      {
        key: `qualification-${id}`,
        title: t(`tasks.evidence.${state}`, { kind: words(`kinds.${kind}`) }),
        text: stateTexts(qualification, view).join(' '),
        href: accountDetailPath(locale, 'qualifications', id),
      },
    ]
  })
}

/** Requests that the user decides as an administrator. */
function requestTasks(locale: Locale, { requests = [], unlisted }: AccountHome): readonly AccountTask[] {
  const t = getTranslator(locale, 'accountHome')
  const tasks = requests.map(({ organization: { uid, name }, person, kind }) => ({
    key: `request-${uid}-${person.id}`,
    title: t(`tasks.request.${kind}`, { person: person.name, name }),
    text: t(`tasks.request.${kind}Text`, { name }),
    href: accountDetailPath(locale, 'accounts', uid),
  }))
  if (unlisted === undefined) return tasks
  const { asked, all } = unlisted
  const title = t('tasks.request.more')
  const text = t('tasks.request.moreText', { count: all, shown: asked })
  return [...tasks, { key: 'request-more', title, text, href: accountPath(locale, 'accounts') }]
}

/** Organizations that have not answered yet. */
function waitingTasks(locale: Locale, { accounts }: AccountHome): readonly AccountTask[] {
  const t = getTranslator(locale, 'accountHome')
  return (accounts ?? [])
    .filter(({ link }) => link === 'pending')
    .map(({ uid, name }) => ({
      key: `join-${uid}`,
      title: t('tasks.join.title', { name }),
      text: t('tasks.join.text'),
      href: accountPath(locale, 'accounts'),
    }))
}
