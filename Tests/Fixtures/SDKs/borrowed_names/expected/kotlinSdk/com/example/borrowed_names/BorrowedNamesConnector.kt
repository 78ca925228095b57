@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.borrowed_names

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `borrowed_names`. */
public interface BorrowedNamesConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<BorrowedNamesConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val connectorConfig: ConnectorConfigQuery
  public val constructor: ConstructorQuery
  public val data: DataQuery
  public val dataConnect_: DataConnectQuery
  public val date: DateQuery
  public val error: ErrorQuery
  public val fetch: FetchQuery
  public val fill: FillMutation
  public val find: FindMutation
  public val hashCode: HashCodeQuery
  public val list: ListQuery
  public val map: MapQuery
  public val mutation: MutationQuery
  public val nested: NestedQuery
  public val put: PutMutation
  public val query: QueryQuery
  public val result: ResultQuery
  public val string: StringQuery
  public val toString: ToStringQuery
  public val undefined: UndefinedQuery
  public val variables: VariablesQuery

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "borrowed_names",
        location = "us-east4",
        serviceId = "borrowed_names-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, BorrowedNamesConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): BorrowedNamesConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { BorrowedNamesConnectorImpl(dataConnect) } }
  }
}

public val BorrowedNamesConnector.Companion.instance: BorrowedNamesConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun BorrowedNamesConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): BorrowedNamesConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun BorrowedNamesConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): BorrowedNamesConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class BorrowedNamesConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : BorrowedNamesConnector {
  override val connectorConfig by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ConnectorConfigQueryImpl(this)
  }
  override val constructor by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ConstructorQueryImpl(this)
  }
  override val data by lazy(LazyThreadSafetyMode.PUBLICATION) {
    DataQueryImpl(this)
  }
  override val dataConnect_ by lazy(LazyThreadSafetyMode.PUBLICATION) {
    DataConnectQueryImpl(this)
  }
  override val date by lazy(LazyThreadSafetyMode.PUBLICATION) {
    DateQueryImpl(this)
  }
  override val error by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ErrorQueryImpl(this)
  }
  override val fetch by lazy(LazyThreadSafetyMode.PUBLICATION) {
    FetchQueryImpl(this)
  }
  override val fill by lazy(LazyThreadSafetyMode.PUBLICATION) {
    FillMutationImpl(this)
  }
  override val find by lazy(LazyThreadSafetyMode.PUBLICATION) {
    FindMutationImpl(this)
  }
  override val hashCode by lazy(LazyThreadSafetyMode.PUBLICATION) {
    HashCodeQueryImpl(this)
  }
  override val list by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ListQueryImpl(this)
  }
  override val map by lazy(LazyThreadSafetyMode.PUBLICATION) {
    MapQueryImpl(this)
  }
  override val mutation by lazy(LazyThreadSafetyMode.PUBLICATION) {
    MutationQueryImpl(this)
  }
  override val nested by lazy(LazyThreadSafetyMode.PUBLICATION) {
    NestedQueryImpl(this)
  }
  override val put by lazy(LazyThreadSafetyMode.PUBLICATION) {
    PutMutationImpl(this)
  }
  override val query by lazy(LazyThreadSafetyMode.PUBLICATION) {
    QueryQueryImpl(this)
  }
  override val result by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ResultQueryImpl(this)
  }
  override val string by lazy(LazyThreadSafetyMode.PUBLICATION) {
    StringQueryImpl(this)
  }
  override val toString by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ToStringQueryImpl(this)
  }
  override val undefined by lazy(LazyThreadSafetyMode.PUBLICATION) {
    UndefinedQueryImpl(this)
  }
  override val variables by lazy(LazyThreadSafetyMode.PUBLICATION) {
    VariablesQueryImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<BorrowedNamesConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<BorrowedNamesConnector, *, *>> =
    listOf(fill, find, put)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<BorrowedNamesConnector, *, *>> =
    listOf(connectorConfig, constructor, data, dataConnect_, date, error, fetch, hashCode, list, map, mutation, nested, query, result, string, toString, undefined, variables)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = BorrowedNamesConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is BorrowedNamesConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("BorrowedNamesConnectorImpl", dataConnect)

  override fun toString(): String = "BorrowedNamesConnectorImpl(dataConnect=$dataConnect)"
}

private open class BorrowedNamesConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: BorrowedNamesConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<BorrowedNamesConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: BorrowedNamesConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = BorrowedNamesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = BorrowedNamesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = BorrowedNamesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is BorrowedNamesConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("BorrowedNamesConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "BorrowedNamesConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class BorrowedNamesConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: BorrowedNamesConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<BorrowedNamesConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: BorrowedNamesConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = BorrowedNamesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = BorrowedNamesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = BorrowedNamesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is BorrowedNamesConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("BorrowedNamesConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "BorrowedNamesConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class ConnectorConfigQueryImpl(connector: BorrowedNamesConnector) :
  ConnectorConfigQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<ConnectorConfigQuery.Data, Unit>(
    connector,
    ConnectorConfigQuery.Companion.operationName,
    ConnectorConfigQuery.Companion.dataDeserializer,
    ConnectorConfigQuery.Companion.variablesSerializer,
  )

private class ConstructorQueryImpl(connector: BorrowedNamesConnector) :
  ConstructorQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<ConstructorQuery.Data, Unit>(
    connector,
    ConstructorQuery.Companion.operationName,
    ConstructorQuery.Companion.dataDeserializer,
    ConstructorQuery.Companion.variablesSerializer,
  )

private class DataQueryImpl(connector: BorrowedNamesConnector) :
  DataQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<DataQuery.Data, Unit>(
    connector,
    DataQuery.Companion.operationName,
    DataQuery.Companion.dataDeserializer,
    DataQuery.Companion.variablesSerializer,
  )

private class DataConnectQueryImpl(connector: BorrowedNamesConnector) :
  DataConnectQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<DataConnectQuery.Data, Unit>(
    connector,
    DataConnectQuery.Companion.operationName,
    DataConnectQuery.Companion.dataDeserializer,
    DataConnectQuery.Companion.variablesSerializer,
  )

private class DateQueryImpl(connector: BorrowedNamesConnector) :
  DateQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<DateQuery.Data, Unit>(
    connector,
    DateQuery.Companion.operationName,
    DateQuery.Companion.dataDeserializer,
    DateQuery.Companion.variablesSerializer,
  )

private class ErrorQueryImpl(connector: BorrowedNamesConnector) :
  ErrorQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<ErrorQuery.Data, Unit>(
    connector,
    ErrorQuery.Companion.operationName,
    ErrorQuery.Companion.dataDeserializer,
    ErrorQuery.Companion.variablesSerializer,
  )

private class FetchQueryImpl(connector: BorrowedNamesConnector) :
  FetchQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<FetchQuery.Data, Unit>(
    connector,
    FetchQuery.Companion.operationName,
    FetchQuery.Companion.dataDeserializer,
    FetchQuery.Companion.variablesSerializer,
  )

private class FillMutationImpl(connector: BorrowedNamesConnector) :
  FillMutation,
  BorrowedNamesConnectorGeneratedMutationImpl<FillMutation.Data, FillMutation.Variables>(
    connector,
    FillMutation.Companion.operationName,
    FillMutation.Companion.dataDeserializer,
    FillMutation.Companion.variablesSerializer,
  )

private class FindMutationImpl(connector: BorrowedNamesConnector) :
  FindMutation,
  BorrowedNamesConnectorGeneratedMutationImpl<FindMutation.Data, FindMutation.Variables>(
    connector,
    FindMutation.Companion.operationName,
    FindMutation.Companion.dataDeserializer,
    FindMutation.Companion.variablesSerializer,
  )

private class HashCodeQueryImpl(connector: BorrowedNamesConnector) :
  HashCodeQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<HashCodeQuery.Data, Unit>(
    connector,
    HashCodeQuery.Companion.operationName,
    HashCodeQuery.Companion.dataDeserializer,
    HashCodeQuery.Companion.variablesSerializer,
  )

private class ListQueryImpl(connector: BorrowedNamesConnector) :
  ListQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<ListQuery.Data, Unit>(
    connector,
    ListQuery.Companion.operationName,
    ListQuery.Companion.dataDeserializer,
    ListQuery.Companion.variablesSerializer,
  )

private class MapQueryImpl(connector: BorrowedNamesConnector) :
  MapQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<MapQuery.Data, Unit>(
    connector,
    MapQuery.Companion.operationName,
    MapQuery.Companion.dataDeserializer,
    MapQuery.Companion.variablesSerializer,
  )

private class MutationQueryImpl(connector: BorrowedNamesConnector) :
  MutationQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<MutationQuery.Data, Unit>(
    connector,
    MutationQuery.Companion.operationName,
    MutationQuery.Companion.dataDeserializer,
    MutationQuery.Companion.variablesSerializer,
  )

private class NestedQueryImpl(connector: BorrowedNamesConnector) :
  NestedQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<NestedQuery.Data, Unit>(
    connector,
    NestedQuery.Companion.operationName,
    NestedQuery.Companion.dataDeserializer,
    NestedQuery.Companion.variablesSerializer,
  )

private class PutMutationImpl(connector: BorrowedNamesConnector) :
  PutMutation,
  BorrowedNamesConnectorGeneratedMutationImpl<PutMutation.Data, PutMutation.Variables>(
    connector,
    PutMutation.Companion.operationName,
    PutMutation.Companion.dataDeserializer,
    PutMutation.Companion.variablesSerializer,
  )

private class QueryQueryImpl(connector: BorrowedNamesConnector) :
  QueryQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<QueryQuery.Data, Unit>(
    connector,
    QueryQuery.Companion.operationName,
    QueryQuery.Companion.dataDeserializer,
    QueryQuery.Companion.variablesSerializer,
  )

private class ResultQueryImpl(connector: BorrowedNamesConnector) :
  ResultQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<ResultQuery.Data, Unit>(
    connector,
    ResultQuery.Companion.operationName,
    ResultQuery.Companion.dataDeserializer,
    ResultQuery.Companion.variablesSerializer,
  )

private class StringQueryImpl(connector: BorrowedNamesConnector) :
  StringQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<StringQuery.Data, Unit>(
    connector,
    StringQuery.Companion.operationName,
    StringQuery.Companion.dataDeserializer,
    StringQuery.Companion.variablesSerializer,
  )

private class ToStringQueryImpl(connector: BorrowedNamesConnector) :
  ToStringQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<ToStringQuery.Data, Unit>(
    connector,
    ToStringQuery.Companion.operationName,
    ToStringQuery.Companion.dataDeserializer,
    ToStringQuery.Companion.variablesSerializer,
  )

private class UndefinedQueryImpl(connector: BorrowedNamesConnector) :
  UndefinedQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<UndefinedQuery.Data, Unit>(
    connector,
    UndefinedQuery.Companion.operationName,
    UndefinedQuery.Companion.dataDeserializer,
    UndefinedQuery.Companion.variablesSerializer,
  )

private class VariablesQueryImpl(connector: BorrowedNamesConnector) :
  VariablesQuery,
  BorrowedNamesConnectorGeneratedQueryImpl<VariablesQuery.Data, VariablesQuery.Variables>(
    connector,
    VariablesQuery.Companion.operationName,
    VariablesQuery.Companion.dataDeserializer,
    VariablesQuery.Companion.variablesSerializer,
  )
