import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AToZ } from '@/components/catalogue/a-to-z'
import { LetterOfAToZ } from '@/components/catalogue/letter-of-a-to-z'
import { OTHER_LETTERS } from '@/lib/catalogue/by-letter'
import { letterPath, productPath } from '@/lib/site/paths'
import { renderFromServer } from '../../support/render-from-server'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

const LETTERS = ['H', 'Q', OTHER_LETTERS].map(letter => ({ letter, count: 300, pages: [0] }))

const letters = () =>
  within(screen.getByRole('navigation', { name: 'Letters' }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

test('few titles stand on one page, and its letters lead to them', () => {
  renderFromServer(<AToZ locale="en-us" titles={[SCREENER, REASONING]} total={2} asOf={undefined} />)
  expect(letters()).toEqual([
    ['H', '#letter-H', null],
    ['Q', '#letter-Q', null],
  ])
  expect(screen.getByRole('heading', { name: 'Q' })).toHaveAttribute('id', 'letter-Q')
  expect(screen.getByRole('link', { name: /Quillon/ })).toHaveAttribute(
    'href',
    productPath('en-us', SCREENER),
  )
})

test('many titles are a list of letters, each with a page of its own', () => {
  renderFromServer(<AToZ locale="en-us" letters={LETTERS} total={1900} asOf={undefined} />)
  expect(letters()).toEqual([
    ['H', letterPath('en-us', 'h'), null],
    ['Q', letterPath('en-us', 'q'), null],
    ['Others', letterPath('en-us', 'other'), null],
  ])
  expect(screen.getByText(/1,900 in all/)).toBeInTheDocument()
  expect(screen.queryByRole('heading')).toBeNull()
})

const letterPage = (total: number) => (
  <LetterOfAToZ
    locale="en-us"
    letter="H"
    letters={LETTERS}
    titles={[REASONING]}
    total={total}
    asOf={undefined}
  />
)

test('the page of a letter says which it is, and leads to the others', () => {
  renderFromServer(letterPage(1))
  expect(letters().map(([name, , current]) => [name, current])).toEqual([
    ['H', 'page'],
    ['Q', null],
    ['Others', null],
  ])
  expect(screen.queryByRole('link', { name: /search by name/ })).toBeNull()
})

test('the page of a letter with more titles than it shows leads to the search', () => {
  renderFromServer(letterPage(700))
  expect(screen.getByRole('link', { name: /search by name/ })).toBeInTheDocument()
})
