/** The empty static page: the cost of the framework without any content. */
export default function EmptyPage() {
  return <p>Empty</p>
}
