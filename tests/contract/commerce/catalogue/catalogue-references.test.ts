import { beforeEach, describe, expect, it, test } from 'vitest'
import { type Reference, referenceListSchema } from '../../../../lib/contract/commerce/catalogue/reference.ts'
import { SITE_IDS } from '../../../../lib/contract/site-ids.ts'
import { CATALOGUE } from '../../../../sandbox/seed/catalogue/catalogue.ts'
import { readExactly } from '../commerce-harness.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const family = (acronym: string) => {
  const found = CATALOGUE.assessments.find(record => record.acronym === acronym)
  if (found === undefined) throw new Error(`no family ${acronym}`)
  return found
}

/** Code of an item, found by the last part of its name on invoices. */
const itemOf = (acronym: string, shortName: string): string =>
  family(acronym).items.find(item => item.shortName === `${acronym} ${shortName}`)?.code ?? ''

const ask = async (code: string, query = '', site = 'usassessments') =>
  (
    await readExactly(
      await commerce.call(`/occ/v2/${site}/products/${code}/references?fields=FULL${query}`),
      referenceListSchema,
    )
  ).references

type Supply = Extract<Reference, { referenceType: 'ACCESSORIES' }>

const askSupplies = async (code: string, site?: string): Promise<readonly Supply[]> => {
  const answer = await ask(code, '&referenceType=ACCESSORIES', site)
  return answer.flatMap(reference => (reference.referenceType === 'ACCESSORIES' ? [reference] : []))
}

const told = (supplies: readonly Supply[]) =>
  supplies.map(({ target, quantity }) => [target.productItem.shortName, quantity])

describe('supplies', () => {
  it('of a paper kit are its consumable parts with their quantities, and the consumables sold separately', async () => {
    expect(told(await askSupplies(itemOf('LSRI-5', 'COMPLETE KIT PRINT')))).toEqual([
      ['LSRI-5 RECORD FORM PKG/25 PRINT', 1],
      ['LSRI-5 RECORD FORM ES PKG/25 PRINT', undefined],
      ['LSRI-5 RESPONSE BKLT PKG/25 PRINT', 1],
      ['LSRI-5 WEB SCORE RPT USAGE', undefined],
      ['LSRI-5 WEB PROGRESS RPT USAGE', undefined],
      ['LSRI-5 MAIL-IN ANS SHEET PKG/10', undefined],
    ])
  })

  it('of a digital kit contain nothing that is shipped', async () => {
    expect(told(await askSupplies(itemOf('HWRS-3', 'STARTER KIT DIGITAL')))).toEqual([
      ['HWRS-3 WEB SCORE RPT USAGE', 10],
      ['HWRS-3 WEB INTERP RPT USAGE', undefined],
      ['HWRS-3 WEB PARENT RPT USAGE', 10],
    ])
  })

  it('of a title contain the supplies of each of its kits once', async () => {
    const { code, items } = family('HWRS-3')
    const kits = items.filter(({ group }) => group === 'KIT')
    const ofEach = (await Promise.all(kits.map(kit => askSupplies(kit.code)))).flat()
    const all = (await askSupplies(code)).map(({ target }) => target.code)
    expect(all).toEqual([...new Set(all)])
    expect(new Set(all)).toEqual(new Set(ofEach.map(({ target }) => target.code)))
  })

  it('exist for kits only: an item that is not a kit has none, nor has a title without kits', async () => {
    expect(await askSupplies(itemOf('HWRS-3', 'RECORD FORM PKG/25 PRINT'))).toEqual([])
    expect(await askSupplies(family('QLGA').code)).toEqual([])
  })

  it('never contain what the site does not sell: French forms appear in Canada only', async () => {
    const french = /^BMLP-2 .* FR PKG/
    const frenchAt = async (site: string) =>
      told(await askSupplies(family('BMLP-2').code, site)).filter(([name]) => french.test(String(name)))
    expect(await frenchAt('caassessments')).toHaveLength(2)
    expect(await frenchAt('usassessments')).toEqual([])
    expect(await askSupplies(family('CHCI').code, 'nlassessments')).toEqual([])
  })

  it('never contain withdrawn items, but a withdrawn kit still has the supplies that its owners need', async () => {
    const { code } = family('HWRS-3')
    const forms = itemOf('HWRS-3', 'RECORD FORM PKG/25 PRINT')
    const kit = itemOf('HWRS-3', 'COMPLETE KIT PRINT')
    await commerce.change(`/items/${kit}`, { status: 'WITHDRAWN' })
    expect((await askSupplies(kit)).map(({ target }) => target.code)).toContain(forms)
    await commerce.change(`/items/${forms}`, { status: 'WITHDRAWN' })
    expect((await askSupplies(kit)).map(({ target }) => target.code)).not.toContain(forms)
    await commerce.change(`/titles/${code}`, { status: 'WITHDRAWN' })
    expect(await askSupplies(code)).toEqual([])
  })

  it('are orderable items of the same title on every site', async () => {
    for (const site of SITE_IDS)
      for (const { code, items } of CATALOGUE.assessments)
        for (const { target } of await askSupplies(code, site)) {
          const record = items.find(item => item.code === target.code)
          expect(record?.offers.map(offer => offer.site)).toContain(site)
          expect(record).toMatchObject({ consumable: true, status: expect.not.stringMatching('WITHDRAWN') })
        }
  })
})

test('references list the newer edition, supplies and similar titles in this order, limited by type or number', async () => {
  const { code } = family('LSRI-4')
  const all = await ask(code)
  const kinds = all.map(({ referenceType }) => referenceType)
  expect([...new Set(kinds)]).toEqual(['FOLLOWUP', 'ACCESSORIES', 'SIMILAR'])
  expect(kinds).toEqual(
    kinds.toSorted((a, b) => [...new Set(kinds)].indexOf(a) - [...new Set(kinds)].indexOf(b)),
  )
  expect(await ask(code, '&referenceType=SIMILAR,FOLLOWUP')).toEqual(
    all.filter(({ referenceType }) => referenceType !== 'ACCESSORIES'),
  )
  expect(await ask(code, '&referenceType=SPAREPART')).toEqual([])
  expect(await ask(code, '&pageSize=2')).toEqual(all.slice(0, 2))
})

test('references name only titles that the site sells, and the newer edition is not listed as similar', async () => {
  const all = await ask(family('LSRI-4').code)
  const titles = all.flatMap(reference => (reference.referenceType === 'ACCESSORIES' ? [] : [reference]))
  expect(titles[0]).toMatchObject({ referenceType: 'FOLLOWUP', target: { code: family('LSRI-5').code } })
  for (const { target } of titles) {
    expect(target.assessment.soldOn).toContain('usassessments')
    expect(target.assessment.status).not.toBe('WITHDRAWN')
  }
  const codes = titles.map(({ target }) => target.code)
  expect(codes).toEqual([...new Set(codes)])
})
