part of 'variables.dart';

class ClearVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  ClearVariablesBuilder(this._dataConnect);

  Deserializer<ClearData> dataDeserializer = (dynamic json) => ClearData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<OperationResult<ClearData, void>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<ClearData, void> ref() {
    return _dataConnect.mutation(
      'Clear',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class ClearData {
  final int pet_deleteMany;

  ClearData.fromJson(dynamic json) :
    pet_deleteMany = nativeFromJson<int>(json['pet_deleteMany']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ClearData otherTyped = other as ClearData;
    return this.pet_deleteMany == otherTyped.pet_deleteMany;
  }

  @override
  int get hashCode => Object.hashAll([pet_deleteMany.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['pet_deleteMany'] = nativeToJson<int>(this.pet_deleteMany);
    return json;
  }

  ClearData({
    required this.pet_deleteMany,
  });
}
