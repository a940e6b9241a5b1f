/** Words of the users as administrators handle them. */
export const usersWords = {
  title: 'User Management',
  loading: 'Loading users…',
  failed: 'Failed to fetch users',
  refresh: 'Refresh',
  export: 'Export',
  filters: {
    toggle: 'Filters',
    keyword: 'Search',
    keywordPlaceholder: 'Search by name or email...',
    role: 'Role',
    allRoles: 'All Roles',
    apply: 'Apply Filters',
  },
  roles: { user: 'User', admin: 'Admin', confirmer: 'Confirmer', packer: 'Packer', editor: 'Editor' },
  stats: {
    total: 'Total Users',
    showing: 'Showing',
    shown: (shown: string, count: string) => `${shown} of ${count}`,
    pages: 'Pages',
  },
  list: 'Users',
  columns: {
    _id: 'ID',
    name: 'User',
    email: 'Email',
    role: 'Role',
    createdAt: 'Joined',
    actions: 'Actions',
  },
  joinedOn: (day: string) => `Joined ${day}`,
  you: 'You',
  unproved: 'Address not proved',
  unprovedHint:
    'Nobody has shown yet that this email address is theirs. Ask the person before you go on, or send an invitation on the Staff page.',
  ownAccount: 'Your Account',
  /** The label of a button for screen readers, with the user's name. */
  of: (action: string, name: string) => `${action}: ${name}`,
  promote: {
    action: 'Make Admin',
    title: 'Make this user an administrator?',
    text: ({ name, email }: Person) =>
      `${name} (${email}) will be able to manage products, orders and users. They have to sign in again.`,
    failed: 'Failed to update user role',
    done: 'User role updated successfully',
  },
  demote: {
    action: 'Remove Admin',
    title: 'Remove admin rights?',
    text: ({ name, email }: Person) =>
      `${name} (${email}) will no longer have access to the back office. They have to sign in again.`,
    failed: 'Failed to update user role',
    done: 'User role updated successfully',
  },
  remove: {
    action: 'Delete',
    title: 'Delete this user?',
    text: ({ name, email }: Person) =>
      `The account of ${name} (${email}) will be deleted for good. Their orders stay.`,
    failed: 'Failed to delete user',
    done: 'User deleted successfully',
  },
  empty: {
    title: 'No Users Found',
    filtered: 'No user matches these filters. Try other words, or clear the filters.',
    none: 'No users have been registered yet.',
  },
};

type Person = { name: string; email: string };
