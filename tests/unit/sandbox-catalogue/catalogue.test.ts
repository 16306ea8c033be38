import { describe, expect, it, test } from 'vitest'
import { RESOURCE_KINDS } from '@/lib/contract/commerce/catalogue/assessment'
import { productItemSchema } from '@/lib/contract/commerce/catalogue/product-item'
import { SITE_IDS } from '@/lib/contract/site-ids'
import { catalogueOn } from '@/sandbox/seed/catalogue/catalogue'

const TODAY = new Date('2026-03-10T12:00:00Z')
const { assessments, categories } = catalogueOn(TODAY)
const items = assessments.flatMap(assessment => assessment.items)
const itemOf = new Map(items.map(item => [item.code, item]))
const titleOf = new Map(assessments.map(assessment => [assessment.code, assessment]))

const sitesOf = (item: (typeof items)[number]) => item.offers.map(({ site }) => site)

test('the catalogue has 24 families of about 12 items', () => {
  expect(assessments).toHaveLength(24)
  expect(items.length / assessments.length).toBeGreaterThan(10)
})

test('it is the same whenever it is made on the same day', () => {
  expect(catalogueOn(TODAY)).toEqual({ assessments, categories })
})

test('no code is given twice, and all are of the kind that people type', () => {
  expect(titleOf.size).toBe(assessments.length)
  expect(itemOf.size).toBe(items.length)
  expect([...titleOf.keys()].filter(code => !/^P9\d{8}$/.test(code))).toEqual([])
  expect([...itemOf.keys()].filter(code => !/^\d{10}$/.test(code))).toEqual([])
})

test('short names fit on an invoice', () => {
  const names = items.map(({ shortName }) => shortName)
  expect(names.filter(name => !/^[\x20-\x5F]{1,40}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

describe('what a record names exists', () => {
  it('items of kits, which every site has that has the kit; only its case is sold with nothing else', () => {
    const missing = items.flatMap(kit =>
      kit.contents.filter(({ code, text }) => {
        if (code === undefined) return text.en !== 'Carrying Case'
        const item = itemOf.get(code)
        return !item || sitesOf(kit).some(site => !sitesOf(item).includes(site))
      }),
    )
    expect(missing).toEqual([])
  })

  it('kits hold something, and nothing else does', () => {
    const wrong = items.filter(({ group, contents }) => (group === 'KIT') !== contents.length > 0)
    expect(wrong.map(({ shortName }) => shortName)).toEqual([])
  })

  it('similar assessments, former editions and successors', () => {
    const named = assessments.flatMap(({ similar, supersedes }) => [...similar, supersedes ?? []].flat())
    expect(named.filter(code => !titleOf.has(code))).toEqual([])
    const heirs = items.flatMap(({ replacedBy }) => replacedBy ?? [])
    expect(heirs.filter(code => !itemOf.has(code))).toEqual([])
  })

  it('no assessment is similar to itself', () => {
    expect(assessments.filter(({ code, similar }) => similar.includes(code))).toEqual([])
  })

  it('categories, whose parents come first', () => {
    const codes = categories.map(({ code }) => code)
    const used = assessments.flatMap(assessment => assessment.categories)
    expect(used.filter(code => !codes.includes(code))).toEqual([])
    const early = categories.filter(({ parent }, place) => parent && !codes.slice(0, place).includes(parent))
    expect(early).toEqual([])
  })

  it('every area has an assessment in it or below it', () => {
    const used = new Set(assessments.flatMap(assessment => assessment.categories))
    const parents = new Set(categories.filter(({ code }) => used.has(code)).map(({ parent }) => parent))
    const empty = categories.filter(({ code }) => !used.has(code) && !parents.has(code))
    expect(empty.map(({ code }) => code)).toEqual([])
  })
})

describe('prices', () => {
  const offers = items.flatMap(item => item.offers)

  it('are above zero, and whole or half', () => {
    expect(offers.filter(({ price }) => price !== undefined && (price <= 0 || price % 50 !== 0))).toEqual([])
  })

  it('are lower the more usages are bought at once', () => {
    const wrong = offers.filter(({ price, tiers }) =>
      tiers.some((tier, place) => tier.price <= 0 || tier.price >= (tiers[place - 1]?.price ?? price ?? 0)),
    )
    expect(wrong).toEqual([])
    const usages = items.filter(({ unit, offers }) => unit === 'USAGE' && offers[0]?.price !== undefined)
    const quantities = usages.map(usage => usage.offers[0]?.tiers.map(({ min }) => min))
    expect(quantities).toEqual(usages.map(() => [10, 50, 100]))
  })

  it('of two sites are not each other’s times one number', () => {
    const ratios = items.flatMap(({ offers }) => {
      const [us, uk] = ['usassessments', 'ukassessments'].map(
        id => offers.find(({ site }) => site === id)?.price,
      )
      return us && uk && us > 10_000 ? [(uk / us).toFixed(2)] : []
    })
    expect(new Set(ratios).size).toBeGreaterThan(2)
  })

  it('belong to sites that sell the assessment', () => {
    const foreign = assessments.filter(({ soldOn, items }) =>
      items.some(item => sitesOf(item).some(site => !soldOn.includes(site))),
    )
    expect(foreign.map(({ acronym }) => acronym)).toEqual([])
  })
})

test('what ships has a stock, a weight and a bar code, and nothing else has', () => {
  const wrong = items.filter(({ fulfilment, upc, weightGrams, offers }) => {
    const marks = [upc, weightGrams, ...offers.map(({ stock }) => stock)]
    return marks.some(mark => (mark !== undefined) !== (fulfilment === 'SHIP'))
  })
  expect(wrong.map(({ shortName }) => shortName)).toEqual([])
})

test('bar codes check themselves', () => {
  const sum = (upc: string) =>
    [...upc].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  const codes = items.flatMap(({ upc }) => upc ?? [])
  expect(codes.filter(upc => upc.length !== 12 || sum(upc) % 10 !== 0)).toEqual([])
})

test('items and resources are of the kinds that the wire knows', () => {
  for (const item of items) {
    const contents = item.contents.map(content => ({ ...content, text: content.text.en }))
    expect(productItemSchema.parse({ ...item, contents, priceOnRequest: false }).shortName).toBe(
      item.shortName,
    )
  }
  const kinds = assessments.flatMap(({ resources }) => resources.map(({ kind }) => kind))
  expect(kinds.filter(kind => !RESOURCE_KINDS.some(known => known === kind))).toEqual([])
})

describe('special cases to look at', () => {
  const family = (acronym: string) => {
    const found = assessments.find(assessment => assessment.acronym === acronym)
    if (!found) throw new Error(`no ${acronym}`)
    return found
  }
  const stocks = (acronym: string) =>
    family(acronym).items.flatMap(({ offers }) => offers.flatMap(({ stock }) => stock ?? []))

  it('an edition that ends, whose items name what is ordered instead', () => {
    const [former, next] = [family('LSRI-4'), family('LSRI-5')]
    expect(former).toMatchObject({ status: 'ENDING', endDate: '2026-09-26' })
    expect(next.supersedes).toBe(former.code)
    expect(former.items.every(({ status, endDate }) => status === 'ENDING' && endDate)).toBe(true)
    const heir = former.items.find(({ group }) => group === 'KIT')?.replacedBy
    expect(next.items.map(({ code }) => code)).toContain(heir)
  })

  it('a withdrawn edition with a successor and nothing in stock', () => {
    const former = family('HWRS-2')
    expect(former.status).toBe('WITHDRAWN')
    expect(family('HWRS-3').supersedes).toBe(former.code)
    expect(stocks('HWRS-2').every(({ level }) => level === 0)).toBe(true)
  })

  it('goods that are awaited in four weeks', () => {
    expect(new Set(stocks('TSMP').map(({ level, expectedOn }) => `${level} ${expectedOn}`))).toEqual(
      new Set(['0 2026-04-07']),
    )
  })

  it('goods that can be ordered before they are out', () => {
    expect(
      stocks('NSCO-2').every(({ preorder, expectedOn }) => preorder && expectedOn === '2026-05-05'),
    ).toBe(true)
  })

  it('an assessment that two sites do not sell', () => {
    expect(SITE_IDS.filter(site => !family('CHCI').soldOn.includes(site))).toEqual([
      'nlassessments',
      'esassessments',
    ])
  })

  it('French forms for Canada alone', () => {
    const french = family('BMLP-2').items.filter(({ languages }) => languages.join() === 'fr')
    expect(french.map(sitesOf)).toEqual([['caassessments'], ['caassessments']])
  })

  it('an assessment for institutions only', () => {
    expect(family('QLGA').items.every(({ shipTo }) => shipTo === 'INSTITUTION')).toBe(true)
  })

  it('an assessment of which nothing ships, on every site', () => {
    expect(stocks('VYAT-2')).toEqual([])
    expect(family('VYAT-2').soldOn).toEqual(SITE_IDS)
  })

  it('an assessment without list prices', () => {
    const offers = family('SHSP').items.flatMap(item => item.offers)
    expect(offers.filter(({ price, tiers }) => price !== undefined || tiers.length > 0)).toEqual([])
    expect(offers.length).toBeGreaterThan(0)
  })

  it('an assessment with the tags of Australia and of Asia', () => {
    expect(family('CVMB-4').qualificationTags?.map(({ code }) => code)).toEqual(['M', 'S'])
  })
})
