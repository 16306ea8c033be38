import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDate } from '@/lib/format/date'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { accountExemptionActionPath, certificatePath, taxExemptionsPath } from '@/lib/site/organisation-paths'
import { CERTIFICATE } from '../../support/form-values.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { Browser, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveSavedCarts()

const PAGE = taxExemptionsPath('en-us', 'org-eastmarsh')
const { checkout, organisations } = getMessages('en-us')

let owner = ''

beforeEach(async () => {
  await store.signIn('edith.marsh')
  owner = await sealFormOwner((await store.context()).user.id)
})

const send = (change: Record<string, string> = {}, content = '%PDF-1.7 certificate') => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...CERTIFICATE, ...change, [FORM_OWNER]: owner }))
    form.append(name, value)
  form.append('certificate', new File([content], 'certificate.pdf'))
  return store.sent(accountExemptionActionPath('en-us'), form)
}

const exemptionsIn = async (region: string) => {
  const { listTaxExemptions } = await import('@/lib/backends/commerce/documents.server')
  const answer = await listTaxExemptions(await store.context(), 'org-eastmarsh')
  return answer.ok ? answer.value.filter(known => known.region.isocode === region) : []
}

const statesIn = async (region: string) => (await exemptionsIn(region)).map(({ status }) => status)

describe('a certificate on the page of an account', () => {
  it('is sent in for the region of the form, and waits', async () => {
    expect(await send()).toMatchObject({
      path: PAGE,
      told: [fill(checkout.exemption.sent, { region: 'Oregon' })],
    })
    expect(await statesIn('US-OR')).toEqual(['SUBMITTED'])
  })

  it('that begins before the current one ends is refused at its first day, with all that was typed', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { path, query, told } = await send({ region: 'US-OH', validFrom: today })
    expect([path, told]).toEqual([PAGE, []])
    const rejected = await store.rejected(query)
    const { validUntil } = (await exemptionsIn('US-OH'))[0] ?? { validUntil: '' }
    expect(rejected?.errors.fieldErrors).toEqual([
      { name: 'validFrom', code: 'overlaps', params: { date: formatDate('en-us', validUntil) } },
    ])
    expect(rejected?.fields).toMatchObject({
      region: 'US-OH',
      certificateNumber: 'OR-1',
      validFrom: today,
      validUntil: '2039-12-31',
      signed: 'on',
    })
    expect(await statesIn('US-OH')).toEqual(['ACTIVE'])
  })

  it('that begins too early keeps what was typed while commerce cannot say when the current one ends', async () => {
    const fault = { service: 'commerce', method: 'GET', path: '^.*/taxExemptions$', status: 503 }
    await store.control('POST', '/faults', fault)
    const { path, query, told } = await send({ region: 'US-OH' })
    expect([path, told]).toEqual([PAGE, [expect.stringContaining('does not answer')]])
    const { fields } = (await store.rejected(query)) ?? {}
    expect(fields).toMatchObject({ region: 'US-OH', certificateNumber: 'OR-1', validFrom: '2026-01-01' })
  })

  it('may be valid to the end of the day where the site is', async () => {
    // Late in the evening of New York, when the next day has begun in UTC.
    const evening = new Date(`${new Date().toISOString().slice(0, 10)}T03:30:00Z`)
    const yesterday = new Date(evening.getTime() - 86_400_000).toISOString().slice(0, 10)
    vi.useFakeTimers({ toFake: ['Date'], now: evening })
    try {
      const { query } = await send({ validUntil: yesterday, validFrom: '2020-01-01' }, '<html>')
      const { fieldErrors } = (await store.rejected(query))?.errors ?? {}
      expect(fieldErrors).toEqual([expect.objectContaining({ name: 'certificate' })])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    [{ region: '' }, '%PDF-', 'region', 'required'],
    [{ region: 'GB-ENG' }, '%PDF-', 'region', 'invalid'],
    [{ certificateNumber: '' }, '%PDF-', 'certificateNumber', 'required'],
    [{ certificateNumber: 'OR-\u202e1' }, '%PDF-', 'certificateNumber', 'forbiddenCharacters'],
    [{ certificateNumber: 'OR\r\n1' }, '%PDF-', 'certificateNumber', 'forbiddenCharacters'],
    [{ validUntil: '2020-01-01' }, '%PDF-', 'validUntil', 'expired'],
    [{ signed: '' }, '%PDF-', 'signed', 'required'],
    [{}, '<html>', 'certificate', 'wrongType'],
    [{}, '', 'certificate', 'noFile'],
  ] as const)(
    'that is wrong by %j and content %j is refused, with all that was typed',
    async (change, content, name, code) => {
      const { path, query } = await send(change, content)
      expect(path).toBe(PAGE)
      const rejected = await store.rejected(query)
      expect(rejected?.errors.fieldErrors).toEqual([expect.objectContaining({ name, code })])
      expect(rejected?.fields).toMatchObject({ validFrom: '2026-01-01' })
      expect(await statesIn('US-OR')).toEqual([])
    },
  )

  it.each(['org-lindenrow', 'org-nowhere'])(
    'for %s, which is not the user’s, is not sent',
    async organisation => {
      expect(await send({ organisation })).toMatchObject({
        path: accountPath('en-us', 'accounts'),
        told: [organisations.done.gone],
      })
    },
  )
})

describe('the file of a certificate', () => {
  const idOf = async () => {
    await send()
    const [sent] = await exemptionsIn('US-OR')
    return sent?.id ?? ''
  }

  /** An organization of the signed-in user. */
  const ownOrganization = async (): Promise<string> => {
    const { listOrganisations } = await import('@/lib/organisation/organisations.server')
    const answer = await listOrganisations(await store.context())
    return (answer.ok && answer.value.find(({ accountType }) => accountType === 'ORGANIZATION')?.uid) || ''
  }

  it('is saved under its name by an administrator', async () => {
    const saved = await store.browser.send(certificatePath('en-us', 'org-eastmarsh', await idOf()))
    expect(saved.status).toBe(200)
    expect(saved.headers.get('content-disposition')).toContain('certificate.pdf')
    expect(await saved.text()).toBe('%PDF-1.7 certificate')
  })

  it('does not exist for a stranger, who may not even ask, and not for a visitor', async () => {
    const path = certificatePath('en-us', 'org-eastmarsh', await idOf())
    await store.signIn('petra.lind')
    expect((await store.browser.send(path)).status).toBe(404)
    expect((await new Browser().send(path)).status).toBe(401)
  })

  it.each([
    ['org-eastmarsh', 'no-such-certificate', 404],
    ['org-eastmarsh', '', 400],
    ['', 'no-such-certificate', 400],
    ['org-eastmarsh', '../../addresses', 400],
    ['org-eastmarsh', 'a b', 400],
  ])('of account “%s” and certificate “%s” is answered with %i', async (account, id, status) => {
    const path = certificatePath('en-us', account, id)
    expect((await store.browser.send(path)).status).toBe(status)
  })

  it('does not exist for an administrator who asks for that of another organization as one of theirs', async () => {
    const id = await idOf()
    await store.signIn('petra.lind')
    const uid = await ownOrganization()
    expect((await store.browser.send(certificatePath('en-us', uid, id))).status).toBe(404)
  })
})
