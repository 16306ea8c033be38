import { connection } from 'next/server'

/** The empty page that is rendered for every request. */
export default async function EmptyDynamicPage() {
  await connection()
  return <p>Empty</p>
}
