import { describe, expect, it, vi } from 'vitest'
import { RECORD_VERSION } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { drawPage } from '../../support/draw-page.ts'
import { CONFIRMED } from '../../support/form-values.ts'
import { renderFor } from '../../support/page-request.ts'
import { BOOK, done, KNOWN, MISSPELT, questionIn, serveAddresses } from './addresses-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveAddresses()
const { addresses, idOf, sent } = store
const { register } = getMessages('en-us')

const ON_RECORD = { ...CONFIRMED, company: '', ...KNOWN }

const versionOn = (html: string): string => /name="recordVersion" value="([^"]+)"/.exec(html)?.[1] ?? ''

const draw = (code: string, form = '') => {
  renderFor(store.browser)
  return drawPage('store/my-account/address-book/[code]', { form }, code)
}

/** The known address with the version that its open form was drawn from. */
async function openForm() {
  const address = await idOf('1420 Alder Creek Road')
  return { ...ON_RECORD, address, [RECORD_VERSION]: versionOn(await draw(address)) }
}

const known = async (id: string) => (await addresses()).find(address => address.id === id)

describe('an address that another window has saved meanwhile', () => {
  it('is not overwritten: what was typed is shown beside it, and saved when sent once more', async () => {
    const form = await openForm()
    await sent({ ...form, attention: 'Front desk' })
    const typed = { ...form, company: 'Eastmarsh Annex' }
    const { path, query, told } = await sent(typed)
    expect([path, told]).toEqual([`${BOOK}/${form.address}`, []])
    expect(await known(form.address)).toMatchObject({ attention: 'Front desk' })
    const page = await draw(form.address, query.get('form') ?? '')
    expect(page).toContain(register.notices.changedTitle)
    expect(page).toContain('<dd>Front desk</dd>')
    expect(page).toContain('value="Eastmarsh Annex"')
    const again = await sent({ ...typed, [RECORD_VERSION]: versionOn(page) })
    expect(again.told).toEqual([done.saved])
    const now = await known(form.address)
    expect([now?.companyName, now?.attention]).toEqual(['Eastmarsh Annex', undefined])
  })

  it('is not overwritten by the answer to a question of the verification either', async () => {
    const form = await openForm()
    const { street, postalCode } = MISSPELT
    const asked = await sent({ ...form, ...MISSPELT, address: form.address, street, postalCode })
    await sent({ ...form, attention: 'Front desk' })
    const answer = { question: questionIn(asked.query), addressToUse: 'entered', intent: 'use-address' }
    const { query } = await sent({ address: form.address, ...answer })
    expect(await draw(form.address, query.get('form') ?? '')).toContain(register.notices.changedTitle)
    expect(await known(form.address)).toMatchObject({ line1: KNOWN.street })
  })

  it('is saved once when two windows send at the same time', async () => {
    const form = await openForm()
    const forms = ['Front desk', 'Back door'].map(attention => ({ ...form, attention }))
    const told = await Promise.all(forms.map(async each => (await sent(each)).told))
    expect(told.filter(messages => messages.length === 0)).toHaveLength(1)
  })

  it('is saved again with the same values without a question', async () => {
    const form = { ...(await openForm()), attention: 'Front desk' }
    await sent(form)
    expect((await sent({ ...form, phone: '' })).told).toEqual([done.saved])
  })

  it('keeps its version while the form is shown again for another reason', async () => {
    const form = await openForm()
    const { query } = await sent({ ...form, city: '' })
    await sent({ ...form, attention: 'Front desk' })
    expect(versionOn(await draw(form.address, query.get('form') ?? ''))).toBe(form[RECORD_VERSION])
  })
})
