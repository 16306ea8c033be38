import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/ui/dialog'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <Dialog title="Need help?" open={open} onClose={() => setOpen(false)} closeLabel="Close">
        <p>Call us.</p>
      </Dialog>
    </>
  )
}

const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Help' }))

it('is absent until it is opened', () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is named by its heading, which takes the focus', async () => {
  render(<Page />)
  await openDialog()
  expect(screen.getByRole('dialog', { name: 'Need help?' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Need help?' })).toHaveFocus()
})

it('closes by its button and gives the focus back', async () => {
  render(<Page />)
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus()
})

it('follows the browser when that closes it, as Escape does', async () => {
  render(<Page />)
  await openDialog()
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(await screen.findByRole('button', { name: 'Help' })).toHaveFocus()
  await openDialog()
  expect(screen.getByRole('dialog')).toBeVisible()
})
