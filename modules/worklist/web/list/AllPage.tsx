import AreaPage from './AreaPage.tsx';

/** All documents one may see, under the address by which they were known before. */
export default function AllPage() {
  return <AreaPage area="all" />;
}
