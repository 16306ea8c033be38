import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import { taxExemptionsPath } from '@/lib/site/organisation-paths'
import { emailLinkPath } from '@/lib/site/profile-paths'
import { newQualificationPath } from '@/lib/site/qualification-paths'
import { pageOfDecision } from './account-decisions'
import { typeIntoForm } from './account-values'
import type { AccountWalker } from './account-walker'
import { mainOf, readPlainForms } from './plain-form'

/** A form that is filled in with care: its page, or a link of the open page; its handler and its buttons. */
type Step = {
  open?: (walker: AccountWalker) => string | undefined
  follow?: (href: string, walker: AccountWalker) => boolean
  action: string
  intents?: readonly string[]
}

const page =
  (name: Parameters<typeof accountPath>[1]) =>
  ({ locale }: AccountWalker): string =>
    accountPath(locale, name)

const account = ({ locale, actor: { organization } }: AccountWalker): string =>
  accountDetailPath(locale, 'accounts', organization.uid)

/** The page of the link in the last mail to the address that was typed last. */
const mailedLink = ({ locale, ledger, sent }: AccountWalker): string | undefined => {
  const typed = sent.findLast(({ form }) => form.action.startsWith('/api/account/email?'))?.values.email
  const [mail] = ledger.mailTo(String(typed))
  const code = /[?&]link=([\w-]+)/.exec(mail ?? '')?.[1]
  return code === undefined ? undefined : emailLinkPath(locale, code)
}

/**
 * What walks are about and would be done by chance alone: each walk begins with one of these, in turn, so
 * that every kind of write happens in the walks of every cast.
 */
const CHORES: readonly (readonly Step[])[] = [
  [
    // One is the default, and one that can be deleted is left.
    { open: ({ locale }) => newAddressPath(locale), action: '/api/addresses?' },
    { open: ({ locale }) => newAddressPath(locale), action: '/api/addresses?' },
    {
      open: page('addressBook'),
      action: '/api/addresses/actions?',
      intents: ['default-delivery', 'default-billing'],
    },
    {
      open: page('addressBook'),
      follow: href => href.includes('delete='),
      action: '/api/addresses/actions?',
      intents: ['delete'],
    },
  ],
  [
    {
      open: ({ locale, actor }) => newAddressPath(locale, actor.organization.uid),
      action: '/api/organisations/addresses?',
    },
  ],
  [
    { open: ({ locale }) => newQualificationPath(locale, 'certification'), action: '/api/qualifications?' },
    { action: '/api/qualifications/submission?', intents: ['add'] },
    { action: '/api/qualifications/submission?', intents: ['send'] },
    {
      follow: href => href.includes('withdraw='),
      action: '/api/qualifications/withdrawal?',
      intents: ['withdraw'],
    },
  ],
  [
    {
      open: ({ locale, actor }) => taxExemptionsPath(locale, actor.organization.uid),
      action: '/api/organisations/exemption?',
    },
  ],
  [{ open: page('preferences'), action: '/api/preferences?' }],
  [
    {
      open: walker => pageOfDecision('accept', walker),
      action: '/api/organisations/actions?',
      intents: ['accept'],
    },
    {
      open: page('accounts'),
      follow: (href, { actor }) => /accounts\/org-\w+$/.test(href) && !href.endsWith(actor.organization.uid),
      action: '/api/organisations/actions?',
      intents: ['default'],
    },
  ],
  [{ open: account, action: '/api/organisations/actions?', intents: ['appoint', 'dismiss'] }],
  [{ open: account, action: '/api/organisations/actions?', intents: ['purchaseOrder'] }],
  [{ open: page('profile'), action: '/api/account/password?' }],
  [{ open: page('profile'), action: '/api/account/profile?' }],
  [
    { open: page('profile'), action: '/api/account/email?' },
    { open: mailedLink, action: '/api/account/email/confirmation?' },
  ],
]

/** Does what is to be done in the walk with this number. */
export async function doChore(walker: AccountWalker, walk: number): Promise<void> {
  for (const step of CHORES[walk % CHORES.length] ?? []) await doStep(walker, step)
}

async function doStep(walker: AccountWalker, { open, follow, action, intents }: Step): Promise<void> {
  const { random, locale, actor, passwords } = walker
  const path = open?.(walker)
  if (path !== undefined) await walker.openWhole(path)
  if (follow !== undefined) {
    const links = [...mainOf(walker.browser.screen.html).matchAll(/<a\b[^>]*href="([^"]*)"/g)]
    const link = links
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .find(href => follow(href, walker))
    if (link === undefined) return
    await walker.openWhole(link)
  }
  const forms = readPlainForms(walker.browser.screen.html, action).flatMap(form =>
    form.buttons
      .filter(button => intents?.includes(button ?? '') ?? button !== 'country')
      .map(intent => ({ form, intent })),
  )
  if (forms.length === 0) return
  const { form, intent } = random.pick(forms)
  const typist = { ...actor, random, locale, password: passwords[0] ?? '', isCareful: true }
  const sent = { form, intent, values: typeIntoForm(form, typist) }
  walker.sent.push(sent)
  await walker.send(sent)
}
