/** People and invitations as the schema shows them. */
import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  permissionsOfPerson,
  ROLES,
  type Invitation,
  type InvitationLink,
  type Person,
  type Role,
} from '@rulewright/accounts';
import { DateTimeScalar } from '../graphql/scalars.ts';

export const RoleEnum = Object.fromEntries(ROLES.map((role) => [role, role])) as Record<Role, Role>;
registerEnumType(RoleEnum, {
  name: 'Role',
  description:
    'The role of an account. From the lowest to the highest, the roles are `reader`, `editor`, `reviewer` and `admin`. Each role includes the permissions of the lower ones.',
});

@ObjectType('GameRole', {
  description: 'A role that a person has for one game. It permits what the role permits, for documents of this game.',
})
export class GameRoleView {
  @Field(() => ID) readonly game!: string;
  @Field(() => RoleEnum) readonly role!: Role;
}

@ObjectType('Person', { description: 'A person with an account.' })
export class PersonView {
  constructor(private readonly person: Person) {}

  @Field(() => ID) get id(): string {
    return this.person.id;
  }
  @Field(() => String) get email(): string {
    return this.person.email;
  }
  @Field(() => String) get name(): string {
    return this.person.name;
  }
  @Field(() => RoleEnum) get role(): Role {
    return this.person.role;
  }
  @Field(() => [String], {
    description:
      'Everything that the person is allowed to do, if only for some games, such as `drafts`, `review`, `publish`, `override`, `audit`, `people` or `decks`.',
  })
  get permissions(): string[] {
    return permissionsOfPerson(this.person);
  }
  @Field(() => [GameRoleView], { description: 'The roles that the person has for single games.' })
  get gameRoles(): GameRoleView[] {
    return Object.entries(this.person.games).map(([game, role]) => ({ game, role }));
  }
  @Field(() => DateTimeScalar) get createdAt(): string {
    return this.person.createdAt;
  }
  @Field(() => Boolean, { description: 'Whether an admin has closed the account.' }) get disabled(): boolean {
    return this.person.disabled;
  }
  @Field(() => Boolean, { description: 'Whether signing in to the account needs a code of an app.' })
  get secondFactor(): boolean {
    return this.person.secondFactor;
  }
}

@ObjectType('Invitation', {
  description:
    'An invitation to create an account. `kind` is `first-admin` or `invitation`. If `email` is set, only a person with this address can accept.',
})
export class InvitationView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly kind!: Invitation['kind'];
  @Field(() => RoleEnum) readonly role!: Role;
  @Field(() => String, { nullable: true }) readonly email!: string | null;
  @Field(() => DateTimeScalar) readonly expiresAt!: string;
}

/** The path of the site's page for an invitation. */
export const invitationPath = (token: string): string => `/invitation/${token}`;

@ObjectType('InvitationLink', {
  description:
    'The link of a new invitation. The API shows the token only once. `path` is the path of the link on the site.',
})
export class InvitationLinkView {
  constructor(
    private readonly link: InvitationLink,
    private readonly isMailed: boolean,
  ) {}

  @Field(() => Boolean, { description: 'Whether the link is also sent by mail.' }) get mailed(): boolean {
    return this.isMailed;
  }
  @Field(() => InvitationView) get invitation(): InvitationView {
    return this.link.invitation;
  }
  @Field(() => String) get token(): string {
    return this.link.token;
  }
  @Field(() => String) get path(): string {
    return invitationPath(this.link.token);
  }
}

@ObjectType('Settings', { description: 'The settings of the desk.' })
export class SettingsView {
  @Field(() => Boolean, { description: 'Whether people can approve their own change sets.' })
  readonly selfApproval!: boolean;
  @Field(() => Boolean, {
    description: 'Whether all comments must be resolved before a change set is approved and published.',
  })
  readonly resolvedComments!: boolean;
  @Field(() => Boolean, { description: 'Whether readers can suggest changes.' })
  readonly publicSuggestions!: boolean;
}

@ObjectType('SignInMethods', { description: 'The ways in which people sign in here.' })
export class SignInMethodsView {
  @Field(() => Boolean, { description: 'Whether people can sign in with an e-mail address and a password.' })
  readonly password!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'What the button for single sign-on calls the service. It is null if single sign-on is off.',
  })
  readonly singleSignOn!: string | null;
  @Field(() => Boolean, { description: 'Whether the site sends links for lost passwords by mail.' })
  readonly passwordMail!: boolean;
}
