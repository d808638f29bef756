/** What all lists of the blog need once one of them is opened: one chunk. */
export { BlogListPage } from './blog-list-page'
export { loadList } from './load-list'
