/** The search box with its icon, which the server draws. */
import { Search as Icon } from 'lucide-react';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

export const Search = (props: Omit<SearchBoxProps, 'icon'>) => (
  <SearchBox {...props} icon={<Icon size={18} aria-hidden="true" />} />
);
