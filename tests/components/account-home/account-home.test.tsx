import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { cartAccountActionPath, newAccountPath } from '@/lib/site/paths'
import { account, quote, RECORD, UNKNOWN } from '../../unit/account-home/samples'
import { card, draw } from './draw-home'

const LOCALE = 'en-us'
const { account: words, accountHome: texts, unavailable } = getMessages(LOCALE)

const LINKED = { status: 'ASSOCIATED', administrator: false, default: false, since: '2027-01-01' } as const

const PERSONAL = account({ uid: 'o4', name: 'Nora Vale', accountType: 'PERSONAL' })

describe('the account home', () => {
  it('says who is signed in, and that nothing waits for them', () => {
    draw({})
    expect(screen.getByText('You are signed in as Nora Vale.')).toBeInTheDocument()
    expect(screen.getByText(texts.tasks.none)).toBeInTheDocument()
  })

  it('says of each part that it is empty, and leads to it', () => {
    draw({})
    for (const [title, none, page] of [
      [texts.orders.title, texts.orders.none, 'orderHistory'],
      ['Open quotes', texts.quotes.none, 'quotes'],
      [words.pages.savedCarts, texts.savedCarts.none, 'savedCarts'],
      [texts.organizations.title, texts.organizations.none, 'accounts'],
    ] as const) {
      expect(card(title)).toHaveTextContent(none)
      expect(
        within(card(title))
          .getAllByRole('link')
          .map(link => link.getAttribute('href')),
      ).toContain(accountPath(LOCALE, page))
    }
  })

  it.each([
    [{ level: 'C', status: 'APPROVED', validUntil: '2028-01-01' }, 'Level Cvalid until January 1, 2028'],
    [{ level: 'C', status: 'APPROVED', validUntil: '2027-03-09' }, 'Level Cwas valid until March 9, 2027'],
    [{ level: 'C', status: 'PENDING' }, texts.qualification.none],
  ])('shows a level as held only while it is: %j', (qualification, text) => {
    draw({ record: { ...RECORD, qualification } })
    expect(card(words.pages.qualifications).textContent).toContain(text)
  })

  it('never says that a part is empty while it is not known', () => {
    draw(UNKNOWN)
    expect(screen.getAllByText(texts.unavailable)).toHaveLength(7)
    expect(screen.getByText(unavailable.subjects.account.title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: unavailable.retry })).toHaveAttribute(
      'href',
      accountPath(LOCALE, 'accountHome'),
    )
    for (const none of [
      texts.tasks.none,
      texts.orders.none,
      texts.quotes.none,
      texts.invoices.none,
      texts.organizations.none,
    ])
      expect(screen.queryByText(none)).not.toBeInTheDocument()
  })

  it('shows an organization with its number, role, level, inventory account and exemption', () => {
    draw({
      accounts: [
        account({
          customerAccountNumber: '1001',
          qglobalAccountNumber: 'QG-77',
          qualificationLevel: { code: 'B', name: 'Level B' },
          association: { ...LINKED, administrator: true, default: true },
          taxExemptRegions: [{ isocode: 'US-OH', name: 'Ohio' }],
        }),
        account({ uid: 'o2', name: 'Westmere', status: 'MERGED' }),
        account({ uid: 'o3', name: 'Larkhill', association: { ...LINKED, status: 'REJECTED' } }),
        account({ uid: 'o5', name: 'Alderwick', status: 'CLOSED' }),
        PERSONAL,
      ],
    })
    const items = within(card(texts.organizations.title)).getAllByRole('listitem')
    expect(items.map(item => item.textContent)).toEqual([
      'Cedarlight ClinicAccount 1001\u00a0· Administrator\u00a0· Level B\u00a0· Q-global account QG-77\u00a0· exempt from tax in Ohio\u00a0· For new carts',
    ])
    expect(within(card(texts.organizations.title)).getByText('Cedarlight Clinic')).toHaveAttribute(
      'href',
      accountDetailPath(LOCALE, 'accounts', 'o1'),
    )
  })

  it('says in short which tax exemptions of an organization need a new certificate', () => {
    const exemptions = {
      o1: [
        { kind: 'ending', region: 'Ohio', validUntil: '2026-12-31' },
        { kind: 'rejected', region: 'Oregon', validUntil: '2027-12-31' },
        { kind: 'expired', region: 'Maine', validUntil: '2026-08-31' },
      ],
    } as const
    draw({ accounts: [account({ customerAccountNumber: '1001' })], exemptions })
    expect(card(texts.organizations.title)).toHaveTextContent(
      'tax exemption in Ohio ends on December 31, 2026 · certificate for Oregon not accepted · ' +
        'tax exemption in Maine expired on August 31, 2026',
    )
  })

  it('offers each account that orders can be placed for, the present one first chosen', () => {
    draw({
      acting: 'o1',
      accounts: [
        PERSONAL,
        account({ customerAccountNumber: '1001' }),
        account({ uid: 'o2', name: 'Westmere', status: 'MERGED' }),
        account({ uid: 'o3', name: 'Larkhill', association: { ...LINKED, status: 'PENDING_APPROVAL' } }),
        account({ uid: 'o5', name: 'Alderwick', status: 'PENDING' }),
      ],
    })
    const choice = screen.getByLabelText(texts.acting.label)
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nora Vale · Personal account', 'Cedarlight Clinic · Account 1001 · Member'])
    expect(choice).toHaveValue('o1')
    const form = choice.closest('form')
    expect(form).toHaveAttribute('action', cartAccountActionPath(LOCALE))
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      submissionKey: 'k-1',
      formOwner: 'sealed',
      items: 'copy',
      account: 'o1',
    })
  })

  it.each([
    ['is not known', undefined, texts.acting.unknown],
    [
      'is closed for orders',
      'o5',
      'Your cart is for Alderwick, and orders for it aren’t possible at the moment. Choose another account.',
    ],
  ])('presets no account while the one of the cart %s, and says so', (_, acting, told) => {
    draw({
      acting,
      accounts: [PERSONAL, account({}), account({ uid: 'o5', name: 'Alderwick', status: 'PENDING' })],
    })
    const choice = screen.getByLabelText(texts.acting.label)
    expect(choice).toHaveValue('')
    expect(within(choice).getAllByRole('option')[0]).toHaveTextContent(texts.acting.choose)
    expect(choice).toHaveAccessibleDescription(told)
  })

  it('leads out of a closed account where there is only one other', () => {
    draw({ acting: 'o5', accounts: [PERSONAL, account({ uid: 'o5', name: 'Alderwick', status: 'CLOSED' })] })
    expect(screen.getByLabelText(texts.acting.label)).toHaveValue('')
  })

  it('offers no choice where there is only one account', () => {
    draw({ acting: 'o4', accounts: [PERSONAL] })
    expect(screen.queryByLabelText(texts.acting.label)).not.toBeInTheDocument()
  })

  it('offers to add an organization to whoever has none and has finished the registration', () => {
    draw({})
    expect(screen.getByRole('link', { name: texts.organizations.add })).toHaveAttribute(
      'href',
      newAccountPath(LOCALE),
    )
  })

  it('does not offer it to an agent of support, who cannot open the page', () => {
    draw({}, ['newAccount'])
    expect(screen.queryByRole('link', { name: texts.organizations.add })).not.toBeInTheDocument()
  })

  it('does not offer it before that', () => {
    draw({ openStep: 'contact-address' })
    expect(screen.queryByRole('link', { name: texts.organizations.add })).not.toBeInTheDocument()
  })

  it('counts open quotes and shows the first three with the days left', () => {
    const quotes = ['30000001', '30000002', '30000003', '30000004'].map(code =>
      quote({ code, name: `Quote ${code}`, expirationTime: '2027-03-12T12:00:00+0000' }),
    )
    draw({ quotes: { quotes, pagination: { totalResults: 4 } } })
    const items = within(card('Open quotes (4)')).getAllByRole('listitem')
    expect(items).toHaveLength(3)
    expect(items[0]).toHaveTextContent(/^Quote 30000001.*2 days left/)
  })

  it('has no card of a page that a flag hides', () => {
    draw({}, ['orderHistory', 'qualifications'])
    expect(screen.queryByText(texts.orders.title)).not.toBeInTheDocument()
    expect(screen.queryByText(words.pages.qualifications)).not.toBeInTheDocument()
  })
})
