import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OrganisationBook } from '@/lib/addresses/load-address-book.server'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { addressActionsPath, newAddressPath } from '@/lib/site/address-book-paths'
import { addLink, draw, LOCALE, linesOf, numbered, TEXTS } from './draw-address-book'

describe('the addresses of an organization', () => {
  const CLINIC: OrganisationBook = {
    uid: 'o1',
    name: 'Cedarlight Clinic',
    isAdministrator: true,
    isActing: false,
    addresses: [
      {
        id: 'c1',
        line1: '9 Oak Street',
        town: 'Salem',
        country: { isocode: 'US' },
        defaultBillingAddress: true,
        addressType: 'INSTITUTION',
        attention: 'Front desk',
        phone: '+15035550142',
        verificationResult: { result: 'VERIFIED', choice: 'AS_ENTERED', verifiedAt: '2026-01-01' },
      },
      {
        id: 'c2',
        companyName: 'Cedarlight North',
        line1: '7 Oak Street',
        town: 'Salem',
        country: { isocode: 'US' },
      },
    ],
  }
  const section = (name = CLINIC.name) =>
    within(screen.getByRole('region', { name: fill(TEXTS.organisations.heading, { name }) }))

  it('have their own actions, marks, number and limit for an administrator', () => {
    draw([], { organisations: [CLINIC] })
    const [first, second] = section().getAllByRole('listitem')
    if (first === undefined || second === undefined) throw new Error('there are two')
    expect(linesOf(first)).toEqual(['Cedarlight Clinic', '9 Oak Street', 'Salem', 'US'])
    expect(linesOf(second)).toEqual(['Cedarlight North', '7 Oak Street', 'Salem', 'US'])
    for (const text of [TEXTS.defaultBilling, TEXTS.types.INSTITUTION, TEXTS.verified, TEXTS.keepDefault])
      expect(first).toHaveTextContent(text)
    expect(first).toHaveTextContent(fill(TEXTS.attention, { name: 'Front desk' }))
    expect(first).toHaveTextContent(fill(TEXTS.phone, { number: '+1 503 555 0142' }))
    const form = second.querySelector('form')
    expect(form).toHaveAttribute('action', addressActionsPath(LOCALE, 'o1'))
    expect(Object.fromEntries(form === null ? [] : [...new FormData(form)])).toMatchObject({
      address: 'c2',
      organisation: 'o1',
    })
    const count = getTranslator(LOCALE, 'addressBook')('count', { count: 2, most: MOST_ADDRESSES })
    expect(section().getByText(count)).toBeInTheDocument()
    expect(
      section().getByRole('link', { name: fill(TEXTS.organisations.add, { name: CLINIC.name }) }),
    ).toHaveAttribute('href', newAddressPath(LOCALE, 'o1'))
  })

  it('are read by a member, who is told who changes them and what to do instead', () => {
    draw([], { organisations: [{ ...CLINIC, isAdministrator: false }], toDelete: 'c2' })
    expect(section().getAllByRole('listitem')).toHaveLength(2)
    expect(section().getByText(TEXTS.organisations.member)).toBeInTheDocument()
    expect(section().queryAllByRole('button')).toEqual([])
    expect(section().queryAllByRole('link')).toEqual([])
    expect(section().queryByText(TEXTS.keepDefault)).toBeNull()
    expect(screen.queryByRole('region', { name: TEXTS.ask.title })).toBeNull()
    expect(addLink()).toBeInTheDocument()
  })

  it('are read by support staff who acts as an administrator, and is told that only the customer changes them', () => {
    draw([], { organisations: [CLINIC], isAgent: true, toDelete: 'c2' })
    expect(section().getAllByRole('listitem')).toHaveLength(2)
    expect(section().queryAllByRole('button')).toEqual([])
    expect(section().queryByText(TEXTS.organisations.administrator)).toBeNull()
    expect(section().queryByRole('link', { name: /add/i })).toBeNull()
    expect(screen.queryByRole('region', { name: TEXTS.ask.title })).toBeNull()
  })

  it('are deleted after a question that names the organization', () => {
    draw([], { organisations: [CLINIC], toDelete: 'c2' })
    const question = screen.getByRole('region', { name: TEXTS.ask.title })
    expect(question).toHaveTextContent(
      fill(TEXTS.ask.organisationText, { address: '7 Oak Street, Salem', name: CLINIC.name }),
    )
    expect(question.querySelector('form')).toHaveAttribute('action', addressActionsPath(LOCALE, 'o1'))
    expect(question.querySelector('input[name=organisation]')).toHaveValue('o1')
  })

  it('are marked as those of the account that is ordered for', () => {
    const organisations = [CLINIC, { ...CLINIC, uid: 'o2', name: 'Eastmarsh', isActing: true }]
    draw([], { organisations })
    const badge = getMessages(LOCALE).organisations.list.acting
    expect(section('Eastmarsh').getByText(badge)).toBeInTheDocument()
    expect(section().queryByText(badge)).toBeNull()
  })

  it('cannot become more than the limit', () => {
    const addresses = numbered(MOST_ADDRESSES)
    draw([], { organisations: [{ ...CLINIC, addresses }] })
    const full = fill(TEXTS.organisations.full, { name: CLINIC.name, most: String(MOST_ADDRESSES) })
    expect(section().getByText(full)).toBeInTheDocument()
    expect(section().queryByRole('link', { name: /add/i })).toBeNull()
  })

  it('are searched with the user’s own', () => {
    draw(numbered(9), { organisations: [CLINIC], search: '7' })
    expect(screen.getByRole('searchbox')).toHaveValue('7')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    const found = getTranslator(LOCALE, 'addressBook')('search.found', { count: 2, text: '7' })
    expect(screen.getByText(found, { exact: false })).toBeInTheDocument()
  })

  it('that cannot be loaded, do not exist or are not found are told apart', () => {
    const { unmount } = draw([], { organisations: [{ ...CLINIC, addresses: undefined }] })
    expect(section().getByText(TEXTS.organisations.unavailable)).toBeInTheDocument()
    unmount()
    const empty = draw([], { organisations: [{ ...CLINIC, addresses: [] }] })
    expect(section().getByText(TEXTS.organisations.none)).toBeInTheDocument()
    empty.unmount()
    draw([], { organisations: [CLINIC], search: 'elm' })
    expect(section().getByText(TEXTS.organisations.notFound)).toBeInTheDocument()
  })
})
