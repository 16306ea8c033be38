import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { AboutProduct } from '@/components/product/about-product'
import { ItemList } from '@/components/product/item-list'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { renderFromServer } from '../../support/render-from-server'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING } from '../../unit/catalogue/titles'

const FULL: TitleProduct = {
  ...REASONING,
  variantOptions: [
    itemWith({ code: '1', name: 'Kit' }, { group: 'KIT', contents: [{ text: 'Manual', quantity: 1 }] }),
    itemWith({ code: '2', name: 'Course' }, { group: 'TRAINING' }),
  ],
  assessment: {
    ...REASONING.assessment,
    body: ['What it is for.'],
    measures: ['Working memory'],
    scores: ['T_SCORE'],
    norms: { basis: 'AGE', year: 2023, sampleSize: 2260, country: 'US' },
    reliability: { label: 'Composites', low: 0.9, high: 0.97 },
    telepractice: { allowed: true, note: 'Two cameras are needed.' },
    resources: [
      { kind: 'SAMPLE_REPORT', title: 'Sample report', text: 'An invented examinee.' },
      { kind: 'BROCHURE', title: 'Brochure', href: 'https://www.example.com/brochure' },
    ],
    questions: [{ question: 'Why?', answer: 'Because.' }],
  },
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'About this assessment' })).getAllByRole('link')

beforeEach(() => history.replaceState(null, '', '/'))

it('every part has a link, a place of its own in the address and a heading, in one order', () => {
  renderFromServer(<AboutProduct locale="en-us" title={FULL} />)
  const hashes = links().map(link => link.getAttribute('href'))
  expect(hashes).toEqual([
    '#overview',
    '#included',
    '#technical',
    '#telepractice',
    '#sample-report',
    '#resources',
    '#questions',
    '#training',
  ])
  const places = screen.getAllByRole('region')
  expect(places.map(({ id }) => `#${id}`)).toEqual(hashes)
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual(
    links().map(link => link.textContent),
  )
})

it('every part says what the title has to say', () => {
  renderFromServer(<AboutProduct locale="en-us" title={FULL} />)
  const part = (name: string) => screen.getByRole('region', { name })
  expect(part('Overview')).toHaveTextContent('What it is for.What it measuresWorking memory')
  expect(part('What is included')).toHaveTextContent('1 × Manual')
  expect(part('Technical details')).toHaveTextContent('Age norms of 2023: 2,260 people, United States')
  expect(part('Technical details')).toHaveTextContent('Composites: 0.90 to 0.97')
  expect(part('Telepractice')).toHaveTextContent('Two cameras are needed.')
  expect(part('Sample report')).toHaveTextContent('Names and results in sample reports are fictitious.')
  expect(within(part('Resources')).getByRole('link', { name: 'Brochure' })).toHaveAttribute(
    'href',
    'https://www.example.com/brochure',
  )
  expect(part('Questions')).toHaveTextContent('Why?Because.')
  expect(within(part('Training')).getByRole('link', { name: 'Course' })).toHaveAttribute('href', '#item-2')
})

it('the link to a course shows it, whichever group of items was chosen before', () => {
  renderFromServer(
    <>
      <AboutProduct locale="en-us" title={FULL} />
      <ItemList locale="en-us" title={FULL} supplies={[]} askHref="/support" flags={DEFAULT_FLAGS.values} />
    </>,
  )
  fireEvent.click(screen.getByRole('radio', { name: /^Kits/ }))
  fireEvent.click(screen.getByRole('link', { name: 'Course' }))
  expect(screen.getByRole('radio', { name: /^All items/ })).toBeChecked()
})

it('a part with nothing to say is left out', () => {
  renderFromServer(<AboutProduct locale="en-us" title={REASONING} />)
  expect(links().map(link => link.textContent)).toEqual(['Telepractice'])
})

it('the link to the part that the address names is the current one, the first where it names none', () => {
  history.replaceState(null, '', '/#technical')
  const { unmount } = renderFromServer(<AboutProduct locale="en-us" title={FULL} />)
  const current = () => links().filter(link => link.getAttribute('aria-current') === 'true')
  expect(current().map(link => link.textContent)).toEqual(['Technical details'])
  history.replaceState(null, '', '/#items')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(current().map(link => link.textContent)).toEqual(['Overview'])
  unmount()
})
