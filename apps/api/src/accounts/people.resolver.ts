/** Queries and mutations of admins: people, invitations and settings. */
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  actorOf,
  changeSetting,
  Invitations,
  People,
  readSettings,
  type Person,
  type Role,
} from '@rulewright/accounts';
import { inTransaction } from '@rulewright/database';
import { enqueue } from '@rulewright/outgoing';
import { DataSource } from 'typeorm';
import type { Maybe } from '../base/maybe.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { notFound } from '../errors/errors.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { listOf, pageCost } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { Access, Viewer } from './access.ts';
import {
  invitationPath,
  InvitationLinkView,
  InvitationView,
  PersonView,
  RoleEnum,
  SettingsView,
} from './person.model.ts';

const PAGE = { usual: 100, most: 500 };

const PersonConnection = connectionOf('Person', () => PersonView);

@Resolver()
export class PeopleResolver {
  constructor(
    private readonly database: DataSource,
    private readonly people: People,
    private readonly invitationList: Invitations,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  @Access('people')
  @Query(() => PersonConnection, {
    complexity: pageCost(PAGE),
    description: 'Everyone who has an account, newest last.',
  })
  peopleConnection(@PageArgs(PAGE) page: PageAsked): Promise<ConnectionPage<PersonView>> {
    const list: PagedList<PersonView, readonly [string, string]> = {
      ...{ scope: ['people'], shape: ['text', 'text'], sizes: PAGE },
      keyOf: ({ createdAt, id }) => [createdAt, id],
      earlier: (id) => this.placeOf(id),
    };
    return loadPage(list, page, (first, after) => this.listed(first, after));
  }

  @Access('people')
  @Query(() => [PersonView], {
    name: 'people',
    complexity: listOf(100),
    deprecationReason: 'Use `peopleConnection`.',
    description: 'Everyone who has an account, newest last, after the person with the id `after`.',
  })
  async everybody(
    @Args('first', { type: () => Int, nullable: true, defaultValue: PAGE.usual }) first: Maybe<number>,
    @Args('after', { type: () => ID, nullable: true, deprecationReason: 'Use `after` of `peopleConnection`.' })
    after: Maybe<string>,
  ): Promise<PersonView[]> {
    const size = pageSize(first, PAGE.usual, PAGE.most);
    const last = after == null ? undefined : await this.placeOf(after);
    if (last === null) throw notFound('unknown-person', 'There is no such person.');
    return this.listed(size, last);
  }

  private async listed(first: number, after?: readonly [string, string]): Promise<PersonView[]> {
    const people = await this.people.list({ first, ...(after && { after }) });
    return people.map((person) => new PersonView(person));
  }

  private async placeOf(id: string): Promise<readonly [string, string] | null> {
    const person = await this.people.find(id);
    return person && [person.createdAt, person.id];
  }

  @Access('people')
  @Query(() => [InvitationView], {
    description: 'The invitations that no one has accepted yet.',
    complexity: listOf(20),
  })
  invitations(): Promise<InvitationView[]> {
    return this.invitationList.open();
  }

  @Access('people')
  @Query(() => SettingsView, { description: 'The settings of the desk.' })
  settings(): Promise<SettingsView> {
    return readSettings(this.database.manager);
  }

  @Access('people')
  @Mutation(() => InvitationLinkView, {
    description: 'Creates an invitation. If `email` is given, only a person with this address can accept it.',
  })
  async invite(
    @Args('role', { type: () => RoleEnum }) role: Role,
    @Args('email', { type: () => String, nullable: true }) email: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<InvitationLinkView> {
    const link = await this.invitationList.invite(role, email ?? null, actorOf(viewer));
    const { email: recipient } = link.invitation;
    if (this.setup.mail && recipient !== null) {
      const payload = { role, by: viewer.name, path: invitationPath(link.token) };
      await inTransaction(this.database, ({ manager }) =>
        enqueue(manager, [{ kind: 'mail', recipient, about: 'invitation', payload }]),
      );
    }
    return new InvitationLinkView(link, this.setup.mail !== null && recipient !== null);
  }

  @Access('people')
  @Mutation(() => Boolean, { description: 'Revokes an invitation, so that its link no longer works.' })
  async revokeInvitation(@Args('id', { type: () => ID }) id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.invitationList.revoke(id, actorOf(viewer));
    return true;
  }

  @Access('people')
  @Mutation(() => PersonView, { description: 'Changes the role of a person.' })
  async setRole(
    @Args('person', { type: () => ID }) id: string,
    @Args('role', { type: () => RoleEnum }) role: Role,
    @Viewer() viewer: Person,
  ): Promise<PersonView> {
    return new PersonView(await this.people.setRole(id, role, actorOf(viewer)));
  }

  @Access('people')
  @Mutation(() => PersonView, {
    description: 'Gives a person a role for one game. Without `role`, the person loses the role for this game.',
  })
  async setGameRole(
    @Args('person', { type: () => ID }) id: string,
    @Args('game', { type: () => ID }) game: string,
    @Args('role', { type: () => RoleEnum, nullable: true }) role: Maybe<Role>,
    @Viewer() viewer: Person,
  ): Promise<PersonView> {
    return new PersonView(await this.people.setGameRole(id, game, role ?? null, actorOf(viewer)));
  }

  @Access('people')
  @Mutation(() => PersonView, { description: 'Closes an account and ends its sessions, or opens the account again.' })
  async setDisabled(
    @Args('person', { type: () => ID }) id: string,
    @Args('disabled') disabled: boolean,
    @Viewer() viewer: Person,
  ): Promise<PersonView> {
    return new PersonView(await this.people.setDisabled(id, disabled, actorOf(viewer)));
  }

  @Access('people')
  @Mutation(() => SettingsView, { description: 'Sets whether people can approve their own change sets.' })
  setSelfApproval(@Args('allowed') allowed: boolean, @Viewer() viewer: Person): Promise<SettingsView> {
    return changeSetting(this.database, 'selfApproval', allowed, actorOf(viewer));
  }

  @Access('people')
  @Mutation(() => SettingsView, {
    description: 'Sets whether all comments must be resolved before a change set is approved and published.',
  })
  setResolvedComments(@Args('required') required: boolean, @Viewer() viewer: Person): Promise<SettingsView> {
    return changeSetting(this.database, 'resolvedComments', required, actorOf(viewer));
  }

  @Access('people')
  @Mutation(() => SettingsView, { description: 'Sets whether readers can suggest changes.' })
  setPublicSuggestions(@Args('allowed') allowed: boolean, @Viewer() viewer: Person): Promise<SettingsView> {
    return changeSetting(this.database, 'publicSuggestions', allowed, actorOf(viewer));
  }
}
