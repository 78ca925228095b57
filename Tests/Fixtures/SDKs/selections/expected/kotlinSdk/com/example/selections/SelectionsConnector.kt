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

package com.example.selections

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `selections`. */
public interface SelectionsConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<SelectionsConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val aggregates: AggregatesQuery
  public val conditional: ConditionalQuery
  public val hidden: HiddenQuery
  public val native: NativeQuery
  public val nested: NestedQuery
  public val write: WriteMutation

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "selections",
        location = "us-east4",
        serviceId = "selections-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, SelectionsConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): SelectionsConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { SelectionsConnectorImpl(dataConnect) } }
  }
}

public val SelectionsConnector.Companion.instance: SelectionsConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun SelectionsConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): SelectionsConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun SelectionsConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): SelectionsConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class SelectionsConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : SelectionsConnector {
  override val aggregates by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AggregatesQueryImpl(this)
  }
  override val conditional by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ConditionalQueryImpl(this)
  }
  override val hidden by lazy(LazyThreadSafetyMode.PUBLICATION) {
    HiddenQueryImpl(this)
  }
  override val native by lazy(LazyThreadSafetyMode.PUBLICATION) {
    NativeQueryImpl(this)
  }
  override val nested by lazy(LazyThreadSafetyMode.PUBLICATION) {
    NestedQueryImpl(this)
  }
  override val write by lazy(LazyThreadSafetyMode.PUBLICATION) {
    WriteMutationImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<SelectionsConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<SelectionsConnector, *, *>> =
    listOf(write)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<SelectionsConnector, *, *>> =
    listOf(aggregates, conditional, hidden, native, nested)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = SelectionsConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is SelectionsConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("SelectionsConnectorImpl", dataConnect)

  override fun toString(): String = "SelectionsConnectorImpl(dataConnect=$dataConnect)"
}

private open class SelectionsConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: SelectionsConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<SelectionsConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: SelectionsConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = SelectionsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = SelectionsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = SelectionsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is SelectionsConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("SelectionsConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "SelectionsConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class SelectionsConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: SelectionsConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<SelectionsConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: SelectionsConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = SelectionsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = SelectionsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = SelectionsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is SelectionsConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("SelectionsConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "SelectionsConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class AggregatesQueryImpl(connector: SelectionsConnector) :
  AggregatesQuery,
  SelectionsConnectorGeneratedQueryImpl<AggregatesQuery.Data, Unit>(
    connector,
    AggregatesQuery.Companion.operationName,
    AggregatesQuery.Companion.dataDeserializer,
    AggregatesQuery.Companion.variablesSerializer,
  )

private class ConditionalQueryImpl(connector: SelectionsConnector) :
  ConditionalQuery,
  SelectionsConnectorGeneratedQueryImpl<ConditionalQuery.Data, ConditionalQuery.Variables>(
    connector,
    ConditionalQuery.Companion.operationName,
    ConditionalQuery.Companion.dataDeserializer,
    ConditionalQuery.Companion.variablesSerializer,
  )

private class HiddenQueryImpl(connector: SelectionsConnector) :
  HiddenQuery,
  SelectionsConnectorGeneratedQueryImpl<HiddenQuery.Data, Unit>(
    connector,
    HiddenQuery.Companion.operationName,
    HiddenQuery.Companion.dataDeserializer,
    HiddenQuery.Companion.variablesSerializer,
  )

private class NativeQueryImpl(connector: SelectionsConnector) :
  NativeQuery,
  SelectionsConnectorGeneratedQueryImpl<NativeQuery.Data, NativeQuery.Variables>(
    connector,
    NativeQuery.Companion.operationName,
    NativeQuery.Companion.dataDeserializer,
    NativeQuery.Companion.variablesSerializer,
  )

private class NestedQueryImpl(connector: SelectionsConnector) :
  NestedQuery,
  SelectionsConnectorGeneratedQueryImpl<NestedQuery.Data, NestedQuery.Variables>(
    connector,
    NestedQuery.Companion.operationName,
    NestedQuery.Companion.dataDeserializer,
    NestedQuery.Companion.variablesSerializer,
  )

private class WriteMutationImpl(connector: SelectionsConnector) :
  WriteMutation,
  SelectionsConnectorGeneratedMutationImpl<WriteMutation.Data, WriteMutation.Variables>(
    connector,
    WriteMutation.Companion.operationName,
    WriteMutation.Companion.dataDeserializer,
    WriteMutation.Companion.variablesSerializer,
  )
