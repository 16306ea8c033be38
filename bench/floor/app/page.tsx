/** The empty static page: what the framework costs where nothing is on it. */
export default function EmptyPage() {
  return <p>Empty</p>
}
