import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProductTools } from '@/components/product/product-tools'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

const draw = (title: typeof REASONING) =>
  render(<ProductTools locale="fr-ca" title={title} address={undefined} />)

it('a title that is sold here can be compared, beside those chosen before', () => {
  draw(REASONING)
  const link = screen.getByRole('link', { name: 'Comparer' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/compare\?codes=P900000011$/))
  expect(link).toHaveAttribute('data-compare', 'P900000011')
})

it('a title that only other sites sell cannot be compared, but can be shared', () => {
  draw(SCREENER)
  expect(screen.queryByRole('link', { name: 'Comparer' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Envoyer par courriel' })).toBeInTheDocument()
})
