import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { accountDetailPath } from '@/lib/site/account-pages'
import { draw, LOCALE, memberOf, NORA, OTTO, peopleList, TEXTS } from './account-detail-harness.tsx'

const PATH = accountDetailPath(LOCALE, 'accounts', 'org-cedar')
const { people } = TEXTS

const manyPeople = (currentPage: number) =>
  peopleList([NORA, OTTO], {
    pagination: { currentPage, pageSize: 20, totalPages: 3, totalResults: 41 },
    associated: 41,
  })

const link = (name: string) => screen.getByRole('link', { name })

it('an organization with more people than a page has a search, a count and further pages', () => {
  draw({}, { people: manyPeople(1), membersAsked: { page: 2 } })
  expect(screen.getByRole('searchbox', { name: people.search }).closest('form')).toHaveAttribute(
    'action',
    PATH,
  )
  expect(screen.getByText('41 people')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: people.pages })).toHaveTextContent('2')
  expect(link('Next page')).toHaveAttribute('href', `${PATH}?page=3`)
})

it('one whose people fit on a page has neither', () => {
  draw()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: people.pages })).not.toBeInTheDocument()
})

it('what was searched for stays, with all links about a person, and there is a way back to everyone', () => {
  draw({}, { people: peopleList([OTTO]), membersAsked: { page: 1, search: 'otto d' } })
  expect(screen.getByRole('searchbox', { name: people.search })).toHaveValue('otto d')
  expect(screen.getByText('1 person')).toBeInTheDocument()
  expect(link(fill(people.removeNamed, { person: 'Otto Dunmore' }))).toHaveAttribute(
    'href',
    `${PATH}?q=otto+d&remove=c2`,
  )
  expect(link(people.showAll)).toHaveAttribute('href', PATH)
})

it('a search that finds nobody says so', () => {
  draw({}, { people: peopleList([]), membersAsked: { page: 1, search: 'nobody' } })
  expect(screen.getByText(fill(people.noMatch, { query: 'nobody' }))).toBeInTheDocument()
  expect(link(people.showAll)).toBeInTheDocument()
})

it('a question about a person leads back to the page of the list where they stand', () => {
  draw(
    {},
    {
      people: manyPeople(1),
      membersAsked: { page: 2, search: 'o' },
      asked: { question: 'remove', member: 'c2' },
    },
  )
  expect(link(TEXTS.ask.remove.no)).toHaveAttribute('href', `${PATH}?q=o&page=2`)
})

it('members who administer nothing have no search', () => {
  draw(memberOf({}), { people: manyPeople(0) })
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})
