import AreaPage from './AreaPage.tsx';

/** All documents one may see, under their former address. */
export default function AllPage() {
  return <AreaPage area="all" />;
}
