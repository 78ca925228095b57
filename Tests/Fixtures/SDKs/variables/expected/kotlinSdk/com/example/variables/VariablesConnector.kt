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

package com.example.variables

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `variables`. */
public interface VariablesConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<VariablesConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val addOwner: AddOwnerMutation
  public val addPets: AddPetsMutation
  public val allOptional: AllOptionalQuery
  public val byKey: ByKeyQuery
  public val clear: ClearMutation
  public val feed: FeedMutation
  public val filtered: FilteredQuery
  public val none: NoneQuery
  public val optional: OptionalQuery
  public val rename: RenameMutation

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "variables",
        location = "us-east4",
        serviceId = "variables-svc",
      )

    public val defaultCacheSettings: com.google.firebase.dataconnect.CacheSettings =
      com.google.firebase.dataconnect.CacheSettings(
      )

    public val defaultDataConnectSettings: com.google.firebase.dataconnect.DataConnectSettings =
      com.google.firebase.dataconnect.DataConnectSettings(cacheSettings = defaultCacheSettings)

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, VariablesConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): VariablesConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { VariablesConnectorImpl(dataConnect) } }
  }
}

public val VariablesConnector.Companion.instance: VariablesConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, defaultDataConnectSettings))

public fun VariablesConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = defaultDataConnectSettings,
): VariablesConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun VariablesConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = defaultDataConnectSettings,
): VariablesConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class VariablesConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : VariablesConnector {
  override val addOwner by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AddOwnerMutationImpl(this)
  }
  override val addPets by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AddPetsMutationImpl(this)
  }
  override val allOptional by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AllOptionalQueryImpl(this)
  }
  override val byKey by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ByKeyQueryImpl(this)
  }
  override val clear by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ClearMutationImpl(this)
  }
  override val feed by lazy(LazyThreadSafetyMode.PUBLICATION) {
    FeedMutationImpl(this)
  }
  override val filtered by lazy(LazyThreadSafetyMode.PUBLICATION) {
    FilteredQueryImpl(this)
  }
  override val none by lazy(LazyThreadSafetyMode.PUBLICATION) {
    NoneQueryImpl(this)
  }
  override val optional by lazy(LazyThreadSafetyMode.PUBLICATION) {
    OptionalQueryImpl(this)
  }
  override val rename by lazy(LazyThreadSafetyMode.PUBLICATION) {
    RenameMutationImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<VariablesConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<VariablesConnector, *, *>> =
    listOf(addOwner, addPets, clear, feed, rename)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<VariablesConnector, *, *>> =
    listOf(allOptional, byKey, filtered, none, optional)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = VariablesConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is VariablesConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("VariablesConnectorImpl", dataConnect)

  override fun toString(): String = "VariablesConnectorImpl(dataConnect=$dataConnect)"
}

private open class VariablesConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: VariablesConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<VariablesConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: VariablesConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = VariablesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = VariablesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = VariablesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is VariablesConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("VariablesConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "VariablesConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class VariablesConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: VariablesConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<VariablesConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: VariablesConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = VariablesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = VariablesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = VariablesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is VariablesConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("VariablesConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "VariablesConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class AddOwnerMutationImpl(connector: VariablesConnector) :
  AddOwnerMutation,
  VariablesConnectorGeneratedMutationImpl<AddOwnerMutation.Data, AddOwnerMutation.Variables>(
    connector,
    AddOwnerMutation.Companion.operationName,
    AddOwnerMutation.Companion.dataDeserializer,
    AddOwnerMutation.Companion.variablesSerializer,
  )

private class AddPetsMutationImpl(connector: VariablesConnector) :
  AddPetsMutation,
  VariablesConnectorGeneratedMutationImpl<AddPetsMutation.Data, AddPetsMutation.Variables>(
    connector,
    AddPetsMutation.Companion.operationName,
    AddPetsMutation.Companion.dataDeserializer,
    AddPetsMutation.Companion.variablesSerializer,
  )

private class AllOptionalQueryImpl(connector: VariablesConnector) :
  AllOptionalQuery,
  VariablesConnectorGeneratedQueryImpl<AllOptionalQuery.Data, AllOptionalQuery.Variables>(
    connector,
    AllOptionalQuery.Companion.operationName,
    AllOptionalQuery.Companion.dataDeserializer,
    AllOptionalQuery.Companion.variablesSerializer,
  )

private class ByKeyQueryImpl(connector: VariablesConnector) :
  ByKeyQuery,
  VariablesConnectorGeneratedQueryImpl<ByKeyQuery.Data, ByKeyQuery.Variables>(
    connector,
    ByKeyQuery.Companion.operationName,
    ByKeyQuery.Companion.dataDeserializer,
    ByKeyQuery.Companion.variablesSerializer,
  )

private class ClearMutationImpl(connector: VariablesConnector) :
  ClearMutation,
  VariablesConnectorGeneratedMutationImpl<ClearMutation.Data, Unit>(
    connector,
    ClearMutation.Companion.operationName,
    ClearMutation.Companion.dataDeserializer,
    ClearMutation.Companion.variablesSerializer,
  )

private class FeedMutationImpl(connector: VariablesConnector) :
  FeedMutation,
  VariablesConnectorGeneratedMutationImpl<FeedMutation.Data, FeedMutation.Variables>(
    connector,
    FeedMutation.Companion.operationName,
    FeedMutation.Companion.dataDeserializer,
    FeedMutation.Companion.variablesSerializer,
  )

private class FilteredQueryImpl(connector: VariablesConnector) :
  FilteredQuery,
  VariablesConnectorGeneratedQueryImpl<FilteredQuery.Data, FilteredQuery.Variables>(
    connector,
    FilteredQuery.Companion.operationName,
    FilteredQuery.Companion.dataDeserializer,
    FilteredQuery.Companion.variablesSerializer,
  )

private class NoneQueryImpl(connector: VariablesConnector) :
  NoneQuery,
  VariablesConnectorGeneratedQueryImpl<NoneQuery.Data, Unit>(
    connector,
    NoneQuery.Companion.operationName,
    NoneQuery.Companion.dataDeserializer,
    NoneQuery.Companion.variablesSerializer,
  )

private class OptionalQueryImpl(connector: VariablesConnector) :
  OptionalQuery,
  VariablesConnectorGeneratedQueryImpl<OptionalQuery.Data, OptionalQuery.Variables>(
    connector,
    OptionalQuery.Companion.operationName,
    OptionalQuery.Companion.dataDeserializer,
    OptionalQuery.Companion.variablesSerializer,
  )

private class RenameMutationImpl(connector: VariablesConnector) :
  RenameMutation,
  VariablesConnectorGeneratedMutationImpl<RenameMutation.Data, RenameMutation.Variables>(
    connector,
    RenameMutation.Companion.operationName,
    RenameMutation.Companion.dataDeserializer,
    RenameMutation.Companion.variablesSerializer,
  )
